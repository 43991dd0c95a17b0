import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Trend} from '../../core/charts/values.js';

/** Returns what values are, and their trend in words. */
export function trendSentence(
  label: string,
  trend: Trend | null,
  write: (value: number) => string,
  localize: LocalizeController,
): string {
  const sentence =
    trend === null
      ? localize.term('chartEmpty')
      : localize.term(
          'chartTrend',
          write(trend.first),
          write(trend.last),
          write(trend.lowest),
          write(trend.highest),
        );
  return label === '' ? sentence : `${label}: ${sentence}`;
}
