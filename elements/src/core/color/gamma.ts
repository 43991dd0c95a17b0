/** Returns the linear light of a channel of sRGB, both from 0 to 1 (CSS Color 4, "sRGB"). */
export const linearOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Returns the channel of linear light. */
export const gammaOf = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
