import {channelsOf, type Color, type Triple} from './color.js';
import {gammaOf, linearOf} from './gamma.js';

type Matrix = readonly [Triple, Triple, Triple];

// Oklab (Björn Ottosson, 2020), from the linear light of sRGB.
const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** How far a channel may be outside of sRGB, because the numbers of a text are rounded. */
const TOLERANCE = 0.0005;

/** Returns lightness (0 to 1), chroma, and hue (degrees) of a color. Grays have a chroma and a hue of 0. */
export function oklchOf(color: Color): Triple {
  const [lightness, a, b] = multiply(LAB, multiply(LMS, channelsOf(color).map(linearOf)).map(Math.cbrt));
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return chroma < 0.00005 ? [lightness, 0, 0] : [lightness, chroma, (hue + 360) % 360];
}

/**
 * Returns the channels (0 to 1) of lightness, chroma, and hue. A color outside of sRGB becomes the one with the greatest chroma
 * inside that has the same lightness and hue, which is the gamut mapping of CSS Color 4 without its search for colors that look
 * the same. White and black have no chroma.
 */
export function channelsOfOklch([lightness, chroma, hue]: Triple): Triple {
  if (lightness >= 1) return [1, 1, 1];
  if (lightness <= 0) return [0, 0, 0];
  let [inside, outside] = [0, chroma];
  let channels = srgbOf(lightness, chroma, hue);
  if (isInside(channels)) return channels;
  for (let step = 0; step < 24; step += 1) {
    const middle = (inside + outside) / 2;
    channels = srgbOf(lightness, middle, hue);
    if (isInside(channels)) inside = middle;
    else outside = middle;
  }
  return srgbOf(lightness, inside, hue);
}

/** The channels are outside of 0 to 1 if the color is outside of sRGB. */
function srgbOf(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const roots = multiply(FROM_LAB, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return multiply(
    FROM_LMS,
    roots.map(root => root ** 3),
  ).map(gammaOf) as unknown as Triple;
}

const isInside = (channels: Triple): boolean =>
  channels.every(channel => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

const multiply = (matrix: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
