import type {TemplateResult} from 'lit';

/** A line of the legend, or of the text of a point: what it is, its value, and the number of its color. */
export interface ChartEntry {
  readonly label: string;
  readonly text: string;
  /** The share of the whole. */
  readonly share?: string;
  readonly color: number | 'rest';
}

/** What users reach with one key: a category with the value of each series, or a slice. */
export interface ChartPoint {
  readonly heading: string;
  readonly entries: readonly ChartEntry[];
}

/** What a chart shows. It is created once for the data, not for each move of the pointer. */
export interface ChartView {
  /** The number of points; 0 if the chart has no values. */
  readonly count: number;
  readonly legend: readonly ChartEntry[];
  /** The values for screen readers, with a row of headers. */
  readonly table: readonly (readonly string[])[];
  /** Sentences instead of a table that would be too long. */
  readonly sentences: readonly string[];
  readonly pointAt: (index: number) => ChartPoint;
  /** Returns the nearest point to a place in the plot. Both shares are from 0 to 1, from the start and from the top. */
  readonly nearest: (x: number, y: number) => number;
  /** Returns where a point is, from 0 at the start of the plot to 1 at its end. */
  readonly placeOf: (index: number) => number;
  /** Renders what is around and in the plot. */
  readonly render: (active: number | null, plot: (content: unknown) => TemplateResult) => TemplateResult;
}

/** Creates what a chart shows. */
export const createView = Symbol();
export const swatch = Symbol();
