import {textOf} from '../search/fold.js';
import {keyOf, type CellFormat, type CellKind} from './cell-format.js';

/** Returns what cells with a checkbox do. */
export function checkboxKind({trueTexts = [], falseTexts = []}: CellFormat): CellKind {
  const values = new Map([
    ...[...falseTexts, 'false', '0'].map(text => [keyOf(text), false] as const),
    ...[...trueTexts, 'true', '1'].map(text => [keyOf(text), true] as const),
  ]);
  const [trueText = 'true'] = trueTexts;
  const [falseText = 'false'] = falseTexts;
  return {
    parse: text => {
      const value = values.get(keyOf(text));
      return value === undefined ? {unread: 'not-a-checkbox'} : {value};
    },
    write: value => (typeof value === 'boolean' ? (value ? trueText : falseText) : textOf(value)),
  };
}
