import {describeValue, type Warn} from '../../core/bad-input.js';
import type {Placement} from '../../dom/placement.js';

/** A step of `<lc-tour>`. */
export interface TourStep {
  /**
   * What the step is about: an element, or a selector in the document or shadow root of the tour. Without a target, the step is
   * in the middle of the window.
   */
  readonly target?: Element | string | null | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** Where the step is beside its target, as for `<lc-popover>`. Default `'bottom'`. */
  readonly placement?: Placement | undefined;
}

/** Why a tour ends: the button of its last step, its button before that, Escape, or a call of `end()`. */
export type TourEndReason = 'done' | 'skip' | 'escape' | 'api';

/** The detail of `lc-tour-step`. */
export interface TourStepDetail {
  /** The index of the step, which starts at 0. */
  readonly index: number;
  readonly step: TourStep;
}

/** The detail of `lc-tour-end`. */
export interface TourEndDetail {
  /** The index of the last step that was shown. */
  readonly index: number;
  readonly reason: TourEndReason;
}

declare global {
  interface HTMLElementEventMap {
    'lc-tour-end': CustomEvent<TourEndDetail>;
    'lc-tour-step': CustomEvent<TourStepDetail>;
  }
}

/** Returns the steps that can be shown. Others warn and are left out. */
export function normalizeSteps(given: unknown, warn: Warn): readonly TourStep[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`steps must be an array, not ${describeValue(given)}.`);
    return [];
  }
  return (given as TourStep[]).filter(step => {
    const hasTitle = typeof (Object(step) as TourStep).title === 'string';
    if (!hasTitle) warn(`each step needs a title; this one is left out: ${describeValue(step)}.`);
    return hasTitle;
  });
}

/** Returns the target of a step; null for a step without one, and undefined if it is not visible in the page. */
export function targetOf({target}: TourStep, host: Element): Element | null | undefined {
  if (target === null || target === undefined || target === '') return null;
  const found = typeof target === 'string' ? find(target, host) : target;
  return found instanceof Element && found.isConnected && (found.checkVisibility?.() ?? true)
    ? found
    : undefined;
}

/** A selector that is not valid finds nothing. */
function find(selector: string, host: Element): Element | null {
  try {
    return (host.getRootNode() as Document | ShadowRoot).querySelector(selector);
  } catch {
    return null;
  }
}
