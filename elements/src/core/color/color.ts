/**
 * A color of sRGB with 8 bits for each channel, like those of `<input type="color">`: whole numbers from 0 to 255. An alpha of 255
 * is opaque.
 */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Three numbers of a color model. */
export type Triple = readonly [number, number, number];

/** Returns a color with channels from 0 to 1. Others are clamped. */
export const colorOf = (channels: readonly number[], alpha = 1): Color =>
  [...channels, alpha].map(toByte) as unknown as Color;

/** Returns the channels of a color from 0 to 1, without alpha. */
export const channelsOf = ([red, green, blue]: Color): Triple => [red / 255, green / 255, blue / 255];

export const isSameColor = (one: Color | null, other: Color | null): boolean => one?.join() === other?.join();

export const clampShare = (share: number): number => Math.max(0, Math.min(share, 1));

const toByte = (share: number): number => Math.round(clampShare(share) * 255);
