/** The red, green, and blue channels of a color in CSS, as the browser resolves it. */
function channelsOf(css: string, scheme: string): number[] {
  const probe = document.createElement('i');
  probe.style.cssText = `color-scheme: ${scheme}; color: ${css}`;
  document.body.append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  return color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(css: string, scheme: string): number {
  const [red, green, blue] = channelsOf(css, scheme).map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colors in CSS in a color scheme (WCAG 2.2). */
export function contrastIn(scheme: 'light' | 'dark', one: string, other: string): number {
  const [dark, light] = [luminanceOf(one, scheme), luminanceOf(other, scheme)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
