/** Colour arithmetic: the board is painted in OKLCH, contrasts are counted in sRGB. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green, blue in 0..1, gamma encoded. */
export type Rgb = readonly [number, number, number];

const encode = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055);
const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4));
const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** OKLCH to sRGB, clipped to the gamut (matrices: B. Ottosson, "A perceptual color space", 2020). */
export function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const p = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const q = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const r = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(encode(4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r)),
    clamp(encode(-1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r)),
    clamp(encode(-0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r)),
  ];
}

/** `#rrggbb` to sRGB. */
export function fromHex(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** CSS text of a colour. */
export function css({ l, c, h }: Oklch, alpha = 1): string {
  return alpha === 1 ? `oklch(${l} ${c} ${h})` : `oklch(${l} ${c} ${h} / ${alpha})`;
}

/** `top` with opacity `alpha` laid over `under`. */
export function over(top: Rgb, alpha: number, under: Rgb): Rgb {
  const f = (i: 0 | 1 | 2): number => top[i] * alpha + under[i] * (1 - alpha);
  return [f(0), f(1), f(2)];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);
}

/** Contrast ratio of WCAG 2: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
