import type {Reference, ReferenceItem} from '../api/reference.js';
import data from '../api/reference.json';
import {rowId} from '../api/row-id.js';
import {eventsOf, settingsOf} from '../api/settings.js';
import {apiPath} from '../site.js';
import type {SearchEntry} from './search-entries.js';

/** The references of all elements, without types and what the guides say. */
const references: readonly Omit<Reference, 'types' | 'accessibility'>[] = data;

/** All props, methods, events, and other API of every element, with links to the API pages. */
export const referenceEntries: readonly SearchEntry[] = references.flatMap(reference => [
  ...entriesOf(reference, 'Properties', settingsOf(reference)),
  ...entriesOf(reference, 'Methods', reference.methods),
  ...entriesOf(reference, 'Events', eventsOf(reference), event => event.note),
  ...entriesOf(reference, 'Slots', reference.slots),
  ...entriesOf(reference, 'CSS parts', reference.parts),
  ...entriesOf(reference, 'Custom properties', reference.cssProperties),
  ...entriesOf(reference, 'States', reference.states),
]);

function entriesOf<Item extends ReferenceItem>(
  {name, react}: Pick<Reference, 'name' | 'react'>,
  section: string,
  items: readonly Item[],
  otherName: (item: Item) => string = () => '',
): SearchEntry[] {
  return items
    .filter(item => item.name !== '')
    .map(item => ({
      text: item.name,
      description: item.description.replaceAll('`', ''),
      group: `${react}: ${section}`,
      href: `${apiPath(name)}#${rowId(section, item.id ?? item.name)}`,
      words: `${react} lc-${name} ${otherName(item)}`,
    }));
}
