import type {ReactNode} from 'react';
import {ApiTable, codeCell, defaultCell, textCell, type ApiColumn} from './api-table.js';
import {rowId, sectionId} from './row-id.js';
import {settingsOf, type Reference, type ReferenceItem} from './reference.js';

/** A section of an API page. */
interface ApiSection {
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

/** Returns the sections of an element's API page, without empty ones. */
export function apiSections(reference: Reference): ApiSection[] {
  const {react, tag, reactProps, isReactElement, methods, events, slots, parts, cssProperties, states} =
    reference;
  const sections = [
    section('React props', reactProps, [type, defaultValue, description], {
      about: isReactElement ? (
        <>
          <code>{react}</code> also accepts all standard HTML attributes and events, and a <code>ref</code> to{' '}
          <code>{`<${tag}>`}</code>.
        </>
      ) : (
        <>
          <code>{react}</code> does not render its own element, so it accepts only these props.
        </>
      ),
      mark: prop => (prop.required ? 'required' : ''),
    }),
    section('Properties and attributes', settingsOf(reference), [type, defaultValue, description], {
      about: (
        <>
          The properties and attributes of <code>{`<${tag}>`}</code>. The attribute of a property has the same
          name in lowercase, unless the table shows another name.
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
      rowId={item => rowId(title, item.id ?? item.name)}
      mark={mark}
    />
  );
  return {id, title, about, table, items: items.length};
}
