import {groupTexts} from '../../../../core/localization/english/tables.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {GroupedSource} from './grouped-source.js';
import {groupStyles} from './groups.styles.js';
import {Groups} from './groups.js';
import {groupsDeclaration, type GroupsProperties} from './properties.js';

/** Groups rows by columns, and shows the totals of columns. */
export const groupsFeature: FeatureRecord<GroupsProperties> = {
  ...groupsDeclaration,
  texts: groupTexts,
  styles: groupStyles,
  clientRows: {
    groupRows: (...options) => new GroupedSource(...options),
    loadGroupPages: async (...options) => new (await import('./on-demand.js')).ServerGroups(...options),
  },
  create: table => new Groups(table),
};
