import type {Warn} from '../../core/bad-input.js';
import type {PositionDetail} from './remembered-position.js';

/** A length in pixels or rem, or a share of the space like a position. */
const LENGTH = /^\d+(\.\d+)?(px|rem|%)$/;

/** The position in percent, unless the app sets another. */
export const STANDARD_POSITION = 50;

/** A collapsible panel that is dragged to less than half of its minimum collapses; without a minimum, below 2 percent. */
const LEAST_MINIMUM = 4;

/** The panel that is or can be collapsed. */
export type PanelSide = 'start' | 'end';

/** The properties that limit the sizes of the panels. */
export const LIMITS = ['minStart', 'maxStart', 'minEnd', 'maxEnd'] as const;

/** What limits the sizes of the panels; null for no limit. */
export type PanelLimits = Readonly<Record<(typeof LIMITS)[number], string | null>>;

/** What is measured, in pixels. */
export interface PanelSpace {
  /** The width of the element; 0 until it is measured. */
  readonly width: number;
  /** The space that the panels share, without the divider. */
  readonly room: number;
  /** The font size of the page. */
  readonly rem: number;
}

/** The least and the greatest position, in percent. */
export type PositionRange = readonly [low: number, high: number];

/** Returns the valid limits of an element. Each other one warns and is ignored. */
export function normalizeLimits(
  given: Readonly<Record<keyof PanelLimits, string | null | undefined>>,
  warn: Warn,
): PanelLimits {
  const limits = LIMITS.map(name => {
    const text = given[name] || null;
    if (text === null || LENGTH.test(text)) return [name, text];
    warn(`${name} must be a size such as '200px', '12rem', or '20%', not "${text}"; it is ignored.`);
    return [name, null];
  });
  return Object.fromEntries(limits) as PanelLimits;
}

/** Returns a position from 0 to 100. Other values warn. */
export function normalizePosition(given: unknown, warn: Warn): number {
  if (given === null || given === undefined) return STANDARD_POSITION;
  if (typeof given === 'number' && given >= 0 && given <= 100) return given;
  const nearest = Number.isFinite(given) ? clamp(given as number, [0, 100]) : STANDARD_POSITION;
  warn(`position must be a number from 0 to 100, not ${given as number}; ${nearest} is used.`);
  return nearest;
}

/** Returns a size for the style sheet. */
export const cssSize = (text: string | null): string | null =>
  text?.endsWith('%') ? `calc(var(--_room) * ${parseFloat(text) / 100})` : text;

/**
 * Returns which positions the limits allow. Before the space is measured, only percentages count. Like in the style sheet, a
 * minimum wins over a maximum.
 */
export function positionRange(limits: PanelLimits, {room, rem}: PanelSpace): PositionRange {
  const percent = (text: string | null, standard: number): number => {
    const size = parseFloat(text ?? '');
    if (text?.endsWith('%')) return size;
    return text === null || room <= 0 ? standard : ((text.endsWith('rem') ? rem : 1) * size * 100) / room;
  };
  const low = Math.min(100, Math.max(percent(limits.minStart, 0), 100 - percent(limits.maxEnd, 100)));
  const high = Math.min(percent(limits.maxStart, 100), 100 - percent(limits.minEnd, 0));
  return [rounded(low), rounded(Math.max(low, high))];
}

/** Returns what a drag to a position leads to. A panel that becomes much smaller than it can be collapses. */
export function placeAt(
  position: number,
  [low, high]: PositionRange,
  side: PanelSide | null,
  before: number,
): PositionDetail {
  const [size, least] = side === 'start' ? [position, low] : [100 - position, 100 - high];
  return side !== null && size < Math.max(least, LEAST_MINIMUM) / 2
    ? {position: before, collapsed: true}
    : {position: rounded(clamp(position, [low, high])), collapsed: false};
}

/** Returns the nearest value in a range. */
export const clamp = (value: number, [low, high]: PositionRange): number =>
  Math.min(high, Math.max(low, value));

/** Two digits of a percent are less than a pixel. */
const rounded = (percent: number): number => Math.round(percent * 100) / 100;
