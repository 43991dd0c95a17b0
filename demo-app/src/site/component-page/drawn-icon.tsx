import type {ReactNode} from 'react';
import {LineIcon} from '../controls/line-icon.js';

/** A line drawing of 20 × 20. */
export function Icon({path}: {path: string}): ReactNode {
  return <LineIcon className="thumb-icon" path={path} />;
}

export const CLOSE = 'M5.5 5.5l9 9M14.5 5.5l-9 9';

export const BIN = 'M4 6h12M8 6V4h4v2M6 6l.75 10h6.5L14 6';
