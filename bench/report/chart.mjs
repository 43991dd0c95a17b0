/** Draws a bar chart as SVG. Its colors follow the color scheme of the reader. */
import {short} from './numbers.mjs';

const WIDTH = 720;
const LABELS = 220;
const VALUES = 90;
const BAR = 18;
const STEP = 26;
const HEAD = 44;

const STYLE = `
  text { fill: #1f2328; font: 13px system-ui, sans-serif; }
  .title { font-size: 15px; font-weight: 600; }
  .bar { fill: #8c959f; }
  .own { fill: #0969da; }
  .floor { fill: #1a7f37; }
  .missing { fill: #59636e; font-style: italic; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .bar { fill: #6e7681; }
    .own { fill: #4493f8; }
    .floor { fill: #3fb950; }
    .missing { fill: #9198a1; }
  }`;

/**
 * @param {{title: string, unit: string, bars: {name: string, title: string, value: number | null}[]}} chart A bar
 *   without a value was not measured.
 */
export function chartOf({title, unit, bars}) {
  const most = Math.max(...bars.map(({value}) => value ?? 0));
  const scale = most > 0 ? (WIDTH - LABELS - VALUES) / most : 0;
  const height = HEAD + bars.length * STEP + 8;
  const summary = bars.map(bar => `${bar.title}: ${textOf(bar, unit)}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title summary">
<title id="title">${escaped(title)}</title>
<desc id="summary">${escaped(summary)}</desc>
<style>${STYLE}
</style>
<text class="title" x="0" y="20">${escaped(title)}</text>
${bars.map((bar, index) => barOf(bar, {unit, scale, top: HEAD + index * STEP})).join('\n')}
</svg>
`;
}

function barOf(bar, {unit, scale, top}) {
  const base = top + BAR - 4;
  const width = Math.max(1, (bar.value ?? 0) * scale);
  const kind = bar.name === 'floor' ? 'bar floor' : bar.name.startsWith('life-changers') ? 'bar own' : 'bar';
  const rect = `<rect class="${kind}" x="${LABELS}" y="${top}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`;
  const x = bar.value === null ? LABELS : LABELS + width + 6;
  return [
    `<text x="${LABELS - 8}" y="${base}" text-anchor="end">${escaped(bar.title)}</text>`,
    ...(bar.value === null ? [] : [rect]),
    `<text${bar.value === null ? ' class="missing"' : ''} x="${x.toFixed(1)}" y="${base}">${textOf(bar, unit)}</text>`,
  ].join('\n');
}

const textOf = ({value}, unit) => (value === null ? 'no result' : `${short(value)} ${unit}`);

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
