/** Widths of a chart in rem from which more labels fit. The styles have a container query for each one. */
export const LABEL_WIDTHS = [14, 20, 28, 40, 56, 80];

/** The widths of a character of the labels and of the space between two, in rem. */
const [CHARACTER, GAP] = [0.42, 0.75];

/** A label that is shown from a width on, by its position in `LABEL_WIDTHS`. */
export interface ShownLabel {
  readonly index: number;
  readonly text: string;
  readonly from: number;
}

/**
 * Returns the labels that fit below an axis: every one, every second, every fourth, and so on, by the width of the chart. Widths
 * are estimated, so that a server can render the labels, and nothing moves once the page can measure.
 */
export function fittingLabels(texts: readonly string[]): readonly ShownLabel[] {
  // Characters of East Asia are twice as wide.
  const longest = Math.max(
    0,
    ...texts.slice(0, 1000).map(text => text.replace(/[^\0-\u10ff]/g, 'xx').length),
  );
  const steps = LABEL_WIDTHS.map(width => {
    const share = (texts.length * (longest * CHARACTER + GAP)) / width;
    return 2 ** Math.max(0, Math.ceil(Math.log2(share)));
  });
  return texts.flatMap((text, index) => {
    const from = steps.findIndex(step => index % step === 0);
    return from < 0 ? [] : [{index, text, from}];
  });
}
