import type {Warn} from '../../core/bad-input.js';

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

/** Reads what the user has chosen before. The storage may be closed, and may have been changed. */
export function readPosition(key: string): PositionDetail | null {
  try {
    const {position, collapsed} = JSON.parse(localStorage.getItem(key) ?? '{}') as PositionDetail;
    return position >= 0 && position <= 100
      ? {position: Number(position), collapsed: collapsed === true}
      : null;
  } catch {
    return null;
  }
}

export function storePosition(key: string, detail: PositionDetail, warn: Warn): void {
  try {
    localStorage.setItem(key, JSON.stringify(detail));
  } catch (cause) {
    warn('the position could not be remembered, because localStorage does not store it.', cause);
  }
}
