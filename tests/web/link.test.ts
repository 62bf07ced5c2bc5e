import { describe, expect, test } from 'vitest';
import { kLongestLink, linkFrom, linkPath } from '../../web/app/link.js';

describe('links', () => {
  test('hold rules and position as they are written, and give them back', () => {
    const cases = [
      ['6x4', '4,4,0,5,5,5,1/4,4,4,4,4,4,0 S'],
      ['6x4,opening=pie', '0,0,0,0,0,2,7/10,1,0,12,5,11,0 N'],
      ['6x4,players=3', '4,4,4,4,4,4,0/4,4,4,4,4,4,0/4,4,4,4,4,4,0 2'],
      ['1x1', '0,1/0,1 -'],
    ] as const;
    for (const [rules, position] of cases) {
      const path = linkPath(rules, position);
      expect(path?.startsWith(`/p/${rules}/`)).toBe(true);
      expect(path).toMatch(/^[\w,=/-]+$/);
      expect(linkFrom(path ?? '')).toEqual({ rules, position });
    }
  });

  test('are read however a program has written the slashes and the blank', () => {
    const wanted = { rules: '6x4', position: '4,4,0,5,5,5,1/4,4,4,4,4,4,0 S' };
    for (const path of [
      '/p/6x4/4,4,0,5,5,5,1/4,4,4,4,4,4,0/S',
      '/p/6x4/4,4,0,5,5,5,1/4,4,4,4,4,4,0/S/',
      '/p/6x4/4,4,0,5,5,5,1/4,4,4,4,4,4,0%20S',
      '/p/6x4/4%2C4%2C0%2C5%2C5%2C5%2C1%2F4%2C4%2C4%2C4%2C4%2C4%2C0%20S',
      '/p/6x4/4,4,0,5,5,5,1/4,4,4,4,4,4,0+S',
      '/p/6x4/4,4,0,5,5,5,1/4,4,4,4,4,4,0_S',
    ]) {
      expect(linkFrom(path)).toEqual(wanted);
    }
  });

  test('may name rules alone', () => {
    expect(linkFrom('/p/standard')).toEqual({ rules: 'standard', position: '' });
    expect(linkFrom('/p/')).toEqual({ rules: '', position: '' });
  });

  test('are told from other addresses', () => {
    for (const path of ['/', '/index.html', '/px/6x4', '/p', '/p/%E0%A4%A']) expect(linkFrom(path)).toBe(null);
  });

  test('that would be cut are not made', () => {
    const row = Array.from({ length: 12 }, () => 1000).join(',') + ',0';
    expect(linkPath('12x99,players=4', `${[row, row, row, row].join('/')} 1`)?.length ?? 0).toBeLessThanOrEqual(
      kLongestLink,
    );
    const long = Array.from({ length: 12 }, () => 10000).join(',') + ',0';
    expect(linkPath('12x99,players=4,end=no-move', `${[long, long, long, long].join('/')} 1`)).toBe(null);
  });
});
