/** The real core in this process, as the app sees it: every call is answered a turn of the event loop later. */
import { readFile } from 'node:fs/promises';
import type { Channel } from '../../../web/engine/channel.js';
import { coreFailure } from '../../../web/engine/channel.js';
import { coreOver, type Core } from '../../../web/engine/client.js';
import { startCore } from '../../../web/engine/core.js';

const file = process.env.KALAH_WASM ?? new URL('../../../build/wasm/kalah.wasm', import.meta.url);

export async function callCore(): Promise<(request: string) => string> {
  return startCore(await WebAssembly.compile(await readFile(file)));
}

/** A channel over the core in this process; `hold` keeps answers back until `release`. */
export interface HeldChannel extends Channel {
  hold: boolean;
  release(): void;
  /** Requests so far. */
  asked: string[];
  /** The next call fails as if the worker had crashed. */
  crashNext: boolean;
}

export function channelOver(call: (request: string) => string): HeldChannel {
  let held: (() => void)[] = [];
  let stops: (() => void)[] = [];
  const channel: HeldChannel = {
    hold: false,
    crashNext: false,
    asked: [],
    call: (request) =>
      new Promise((resolve, reject) => {
        channel.asked.push(request);
        if (channel.crashNext) {
          channel.crashNext = false;
          return reject(coreFailure('crashed', 'the worker ended'));
        }
        stops.push(() => reject(coreFailure('stopped', 'stopped')));
        const answer = () => resolve(call(request));
        if (channel.hold) held.push(answer);
        else setTimeout(answer, 0);
      }),
    stop: () => {
      for (const stop of stops) stop();
      stops = [];
    },
    release: () => {
      channel.hold = false;
      for (const answer of held) answer();
      held = [];
    },
  };
  return channel;
}

export interface TestCore {
  core: Core;
  rules: HeldChannel;
  thinking: HeldChannel;
  values: HeldChannel;
}

export async function testCore(): Promise<TestCore> {
  const call = await callCore();
  const rules = channelOver(call);
  const thinking = channelOver(call);
  const values = channelOver(call);
  const records = channelOver(call);
  return { core: coreOver(rules, thinking, values, records), rules, thinking, values };
}
