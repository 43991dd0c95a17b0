/**
 * The theme of a brand color. These are the rules of the theme builder of the site (`demo-app/src/site/theming/model`), for
 * an accent: readable text in light and dark for any color. A test compares both.
 */

/** The palest background of the library's pages, which text in the color must be readable on. */
const SUNKEN = '#f6f3ed';
/** What text needs by WCAG 2.2 AA. */
const READABLE = 4.5;
/** The lightness of text on the color, after white: darker if that is needed. */
const INKS = [0.22, 0.16, 0.1, 0];
/** Lightness and most chroma of soft backgrounds, from the page on. */
const LIGHT_GROUNDS = [
  [0.993, 0.004],
  [0.977, 0.01],
  [0.955, 0.022],
];
const DARK = {soft: [0.29, 0.045], accent: [0.8, 0.12], hover: [0.73, 0.11], on: [0.22, 0.03]};

/**
 * Returns the custom properties of a brand color.
 *
 * @param {string} brand `#rrggbb`
 * @returns {Record<string, string>}
 */
export function themeProperties(brand) {
  const color = toOklch(brand);
  const shade = ([l, most]) => fromOklch({l, c: Math.min(color.c, most), h: color.h});
  const grounds = LIGHT_GROUNDS.map(shade);
  const {hover, on} = pressed(color, brand);
  const text = readable(color, [...grounds, SUNKEN]);
  const dark = shade(DARK.accent);
  return {
    '--lc-color-accent': pair(brand, dark),
    '--lc-color-accent-hover': pair(hover, shade(DARK.hover)),
    '--lc-color-accent-text': pair(text, dark),
    '--lc-color-accent-soft': pair(grounds[2], shade(DARK.soft)),
    '--lc-color-on-accent': pair(on, shade(DARK.on)),
  };
}

const pair = (light, dark) => `light-dark(${light}, ${dark})`;

/** The color under the pointer, which moves away from its text, and the text. */
function pressed({l, c, h}, brand) {
  const darker = fromOklch({l: Math.max(0, l - 0.08), c, h});
  const lighter = fromOklch({l: l > 0.85 ? l - 0.06 : l + 0.05, c, h});
  const dark = INKS.map(ink => ({hover: lighter, on: fromOklch({l: ink, c: Math.min(c, 0.03), h})}));
  const isReadable = ({hover, on}) =>
    Math.min(contrastRatio(brand, on), contrastRatio(hover, on)) >= READABLE;
  return [{hover: darker, on: '#ffffff'}, ...dark].find(isReadable) ?? {hover: lighter, on: '#000000'};
}

/** The color as text, made darker until it is readable. */
function readable({l, c, h}, grounds) {
  for (let lightness = l; lightness > 0; lightness -= 0.01) {
    const text = fromOklch({l: lightness, c, h});
    if (grounds.every(ground => contrastRatio(text, ground) >= READABLE)) return text;
  }
  return '#000000';
}

/** Returns a color as `#rrggbb`, or null if the text is not a hex color. The `#` may be missing. */
export function parseColor(text) {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1].toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function contrastRatio(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function toOklch(hex) {
  const [r, g, b] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360};
}

/** Colors that a screen cannot show lose chroma until it can. */
function fromOklch({l, c, h}) {
  for (let chroma = c; chroma > 0; chroma -= 0.004) {
    const channels = linearFromOklch(l, chroma, h);
    if (channels.every(channel => channel >= -0.0005 && channel <= 1.0005)) return hexOf(channels);
  }
  return hexOf(linearFromOklch(l, 0, h));
}

function linearFromOklch(l, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function luminance(hex) {
  const [r, g, b] = linearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns red, green, and blue as linear light, 0 to 1. */
function linearChannels(hex) {
  return [1, 3, 5].map(start => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function hexOf(channels) {
  return `#${channels.map(hexChannel).join('')}`;
}

function hexChannel(linear) {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
