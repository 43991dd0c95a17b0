import {rowLinksStyles} from './row-links.styles.js';
import type {FeatureRecord} from '../../model/table-feature.js';
import {RowLinks} from './row-links.js';
import {linksDeclaration, type LinksProperties} from './properties.js';

/** Makes the content of the first cell of each row a link. */
export const linksFeature: FeatureRecord<LinksProperties> = {
  ...linksDeclaration,
  styles: rowLinksStyles,
  create: table => new RowLinks(table),
};
