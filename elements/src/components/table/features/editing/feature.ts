import {editingTexts} from '../../../../core/localization/english/tables.js';
import {fieldTexts} from '../../../../core/localization/english/field.js';
import type {FeatureRecord, FeatureTable} from '../../model/table-feature.js';
import type {FormProperties} from './edit-form.js';
import {Editing} from './editing.js';
import {editingStyles} from './editing.styles.js';
import {editingDeclaration, type EditingProperties} from './properties.js';

/** Lets users edit cells. */
export const editingFeature: FeatureRecord<EditingProperties> = {
  ...editingDeclaration,
  texts: {...editingTexts, ...fieldTexts},
  styles: editingStyles,
  // Every table has the properties of all features.
  create: table => new Editing(table as FeatureTable<FormProperties>),
};
