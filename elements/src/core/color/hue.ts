import {channelsOf, type Color, type Triple} from './color.js';

/**
 * Returns hue (degrees), saturation, and value (0 to 1) of a color. Grays have a hue of 0, and black a saturation of 0.
 */
export function hsvOf(color: Color): Triple {
  const channels = channelsOf(color);
  const [red, green, blue] = channels;
  const value = Math.max(...channels);
  const chroma = value - Math.min(...channels);
  const sector =
    value === red
      ? (green - blue) / chroma
      : value === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return chroma === 0 ? [0, 0, value] : [(sector * 60 + 360) % 360, chroma / value, value];
}

/** Returns the channels (0 to 1) of hue, saturation, and value. */
export function channelsOfHsv([hue, saturation, value]: Triple): Triple {
  const channel = (offset: number) => {
    const sector = (((offset + hue / 60) % 6) + 6) % 6;
    return value - value * saturation * Math.max(0, Math.min(sector, 4 - sector, 1));
  };
  return [channel(5), channel(3), channel(1)];
}

/** Returns hue (degrees), saturation, and lightness (0 to 1) of a color (CSS Color 4, "HSL Colors"). */
export function hslOf(color: Color): Triple {
  const [hue, saturation, value] = hsvOf(color);
  const lightness = value * (1 - saturation / 2);
  const range = Math.min(lightness, 1 - lightness);
  return [hue, range === 0 ? 0 : (value - lightness) / range, lightness];
}

/** Returns the channels (0 to 1) of hue, saturation, and lightness. */
export function channelsOfHsl([hue, saturation, lightness]: Triple): Triple {
  const value = lightness + saturation * Math.min(lightness, 1 - lightness);
  return channelsOfHsv([hue, value === 0 ? 0 : 2 * (1 - lightness / value), value]);
}
