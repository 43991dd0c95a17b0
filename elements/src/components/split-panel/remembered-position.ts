import type {Warn} from '../../core/bad-input.js';
import {readStored, store} from '../../dom/stored-json.js';

/** The detail of `lc-position-change`, which is also what `rememberAs` stores. */
export interface PositionDetail {
  /** The share of the start panel, in percent. While a panel is collapsed, that to which it returns. */
  readonly position: number;
  /** Whether the panel that `collapsible` names is collapsed. */
  readonly collapsed: boolean;
}

declare global {
  interface HTMLElementEventMap {
    'lc-position-change': CustomEvent<PositionDetail>;
  }
}

/** Reads what the user has chosen before. It may have been changed. */
export function readPosition(key: string): PositionDetail | null {
  const {position, collapsed} = Object(readStored(key)) as PositionDetail;
  return position >= 0 && position <= 100
    ? {position: Number(position), collapsed: collapsed === true}
    : null;
}

export function storePosition(key: string, detail: PositionDetail, warn: Warn): void {
  store(key, detail, cause =>
    warn('the position could not be remembered, because localStorage does not store it.', cause),
  );
}
