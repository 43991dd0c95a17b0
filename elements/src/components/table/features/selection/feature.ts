import {css} from 'lit';
import {fieldTexts} from '../../../../core/localization/english/field.js';
import {selectionTexts} from '../../../../core/localization/english/tables.js';
import {rowSelectionStyles} from './row-selection.styles.js';
import {selectionFormStyles} from './selection-form.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowSelection} from './row-selection.js';
import {selectionDeclaration, type SelectionProperties} from './properties.js';

/** Lets the user select rows. */
export const selectionFeature: FeatureRecord<SelectionProperties> = {
  ...selectionDeclaration,
  texts: {...selectionTexts, ...fieldTexts},
  styles: css`
    ${rowSelectionStyles}${selectionFormStyles}
  `,
  create: table => new RowSelection(table),
};
