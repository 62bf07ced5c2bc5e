/** How a surface is described: how light it is at a pixel of its broad picture. */

/** 0 the darkest, 1 the lightest shade of the material. */
export type Shade = (x: number, y: number) => number;

/** Size of the broad picture. */
export const kWidth = 1120;
export const kHeight = 460;
