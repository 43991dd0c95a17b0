import type {ReactNode} from 'react';
import {ApiTable, codeCell, defaultCell, textCell, type ApiColumn} from './api-table.js';
import {rowId, sectionId} from './row-id.js';
import {settingsOf, type Reference, type ReferenceItem} from './reference.js';

/** A part of an API page. */
export interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly table: ReactNode;
}

const description: ApiColumn<ReferenceItem> = {
  label: 'Description',
  cell: item => textCell(item.description),
};
const type: ApiColumn<ReferenceItem> = {label: 'Type', cell: item => codeCell(item.type)};
const defaultValue: ApiColumn<ReferenceItem> = {label: 'Default', cell: item => defaultCell(item.default)};

/** The parts of an element's API page; what the element does not have is left out. */
export function apiSections(reference: Reference): ApiSection[] {
  const {react, tag, reactProps, isReactElement, methods, events, slots, parts, cssProperties, states} =
    reference;
  const sections = [
    section('React props', reactProps, [type, defaultValue, description], {
      about: isReactElement ? (
        <>
          <code>{react}</code> also takes the attributes and events of every HTML element, and a{' '}
          <code>ref</code> to <code>{`<${tag}>`}</code>.
        </>
      ) : (
        <>
          <code>{react}</code> renders no element of its own, so it takes no more than this.
        </>
      ),
      mark: prop => (prop.required ? 'required' : ''),
    }),
    section('Properties and attributes', settingsOf(reference), [type, defaultValue, description], {
      about: (
        <>
          What the tag <code>{`<${tag}>`}</code> takes. A property’s attribute has the same name in small
          letters, unless another one stands beside it.
        </>
      ),
      mark: setting => setting.note,
    }),
    section('Methods', methods, [type, description]),
    section('Events', events, [type, description]),
    section('Slots', slots, [description]),
    section('CSS parts', parts, [description]),
    section('Custom properties', cssProperties, [description]),
    section('States', states, [description]),
  ];
  return sections.filter(({items}) => items > 0);
}

interface SectionOptions<Item> {
  readonly about?: ReactNode;
  readonly mark?: (item: Item) => string;
}

function section<Item extends ReferenceItem>(
  title: string,
  items: readonly Item[],
  columns: readonly ApiColumn<Item>[],
  {about, mark}: SectionOptions<Item> = {},
): ApiSection & {items: number} {
  const id = sectionId(title);
  const table = (
    <ApiTable
      labelledBy={id}
      columns={columns}
      items={items}
      name={item => item.name || '(default)'}
      rowId={item => rowId(title, item.name)}
      mark={mark}
    />
  );
  return {id, title, about, table, items: items.length};
}
