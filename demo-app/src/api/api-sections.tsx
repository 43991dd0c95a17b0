import type {ReactNode} from 'react';
import {ApiTable, codeCell, defaultCell, textCell, type ApiColumn, type TypeLinks} from './api-table.js';
import {rowId, sectionId, typeId} from './row-id.js';
import {settingsOf, type NamedType, type Reference, type ReferenceItem} from './reference.js';

/** A section of an API page. */
interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly content: ReactNode;
}

const description: ApiColumn<ReferenceItem> = {
  label: 'Description',
  cell: item => textCell(item.description),
};
const typeColumn = (links: TypeLinks): ApiColumn<ReferenceItem> => ({
  label: 'Type',
  cell: item => codeCell(item.type, links),
});
const defaultValue: ApiColumn<ReferenceItem> = {
  label: 'Default',
  cell: item => defaultCell(item.default),
  isLabeled: true,
};

/** Returns the sections of an element's API page, without empty ones. */
export function apiSections(reference: Reference): ApiSection[] {
  const {
    react,
    tag,
    reactProps,
    isReactElement,
    methods,
    events,
    slots,
    parts,
    cssProperties,
    states,
    types,
  } = reference;
  const links: TypeLinks = new Map(types.map(({name, href}) => [name, href ?? `#${typeId(name)}`]));
  const type = typeColumn(links);
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
    typeSection(
      types.filter(({href}) => href === undefined),
      links,
    ),
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
  const content = (
    <ApiTable
      labelledBy={id}
      columns={columns}
      items={items}
      name={item => item.name || '(default)'}
      rowId={item => rowId(title, item.id ?? item.name)}
      mark={mark}
    />
  );
  return {id, title, about, content, items: items.length};
}

/** The types that the tables name, each with its members or with what it stands for. */
function typeSection(types: readonly NamedType[], links: TypeLinks): ApiSection & {items: number} {
  const content = types.map(({name, description: text = '', type, members}) => (
    <div key={name} className="api-named-type">
      <h3 id={typeId(name)}>
        <code>{name}</code>
      </h3>
      <p className="about">{textCell(text)}</p>
      {type && <p className="api-type">{codeCell(type, links)}</p>}
      {members && (
        <ApiTable
          labelledBy={typeId(name)}
          columns={[typeColumn(links), description]}
          items={members}
          name={member => member.name}
          rowId={member => `${typeId(name)}-${member.name}`}
          mark={member => (member.required ? '' : 'optional')}
        />
      )}
    </div>
  ));
  return {id: sectionId('Types'), title: 'Types', content, items: types.length};
}
