import type {ReactNode} from 'react';
import {Disclosure} from '../shell/disclosure.js';
import {ApiTable, codeCell, defaultCell, textCell, type ApiColumn, type TypeLinks} from './api-table.js';
import {rowId, sectionId, typeId} from './row-id.js';
import {settingsOf, type NamedType, type Reference, type ReferenceItem} from './reference.js';

/** A section of an API page. */
interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly content: ReactNode;
  /** How many entries it has. */
  readonly items: number;
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

/** Longer tables are closed at first, except for the React props, and so are the types if they have more members. */
const MOST_OPEN_ROWS = 12;

/**
 * Returns the sections of an element's API page, without empty ones.
 *
 * @param text Leaves only the entries that contain all its words, with open tables, and the types with such members.
 */
export function apiSections(reference: Reference, text = ''): ApiSection[] {
  const words = text.toLowerCase().match(/\S+/g) ?? [];
  const isOpen = words.length > 0;
  const isMatch = ({name, description: about = ''}: {name: string; description?: string}): boolean => {
    const searched = `${name} ${about}`.toLowerCase();
    return words.every(word => searched.includes(word));
  };
  const {
    react,
    tag,
    reactProps,
    reactTag,
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
    section('React props', reactProps.filter(isMatch), [type, defaultValue, description], {
      about: isReactElement ? (
        <>
          <code>{react}</code>{' '}
          {reactTag === tag ? (
            <>
              also accepts all standard HTML attributes and events, and a <code>ref</code> to{' '}
              <code>{`<${tag}>`}</code>.
            </>
          ) : (
            <>
              renders a native <code>{`<${reactTag}>`}</code>, and also accepts its attributes and events. Its{' '}
              <code>ref</code> is the connection of the form.
            </>
          )}
        </>
      ) : (
        <>
          <code>{react}</code> does not render its own element, so it accepts only these props.
        </>
      ),
      mark: prop => (prop.required ? 'required' : ''),
      isAlwaysOpen: true,
    }),
    section(
      'Properties and attributes',
      settingsOf(reference).filter(isMatch),
      [type, defaultValue, description],
      {
        about: (
          <>
            The properties and attributes of <code>{`<${tag}>`}</code>. The attribute of a property has the
            same name in lowercase, unless the table shows another name.
          </>
        ),
        mark: setting => setting.note,
        isOpen,
      },
    ),
    section('Methods', methods.filter(isMatch), [type, description], {isOpen}),
    section('Events', events.filter(isMatch), [type, description], {isOpen}),
    section('Slots', slots.filter(isMatch), [description], {isOpen}),
    section('CSS parts', parts.filter(isMatch), [description], {isOpen}),
    section('Custom properties', cssProperties.filter(isMatch), [description], {isOpen}),
    section('States', states.filter(isMatch), [description], {isOpen}),
    typeSection(
      types.filter(
        named => named.href === undefined && (isMatch(named) || (named.members ?? []).some(isMatch)),
      ),
      links,
      isOpen,
    ),
  ];
  return sections.filter(({items}) => items > 0);
}

interface SectionOptions<Item> {
  readonly about?: ReactNode;
  readonly mark?: (item: Item) => string;
  readonly isAlwaysOpen?: boolean;
  /** Opens a long table that would be closed. */
  readonly isOpen?: boolean;
}

function section<Item extends ReferenceItem>(
  title: string,
  items: readonly Item[],
  columns: readonly ApiColumn<Item>[],
  {about, mark, isAlwaysOpen = false, isOpen = false}: SectionOptions<Item> = {},
): ApiSection {
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
  const content =
    isAlwaysOpen || items.length <= MOST_OPEN_ROWS ? (
      table
    ) : (
      <Disclosure isOpen={isOpen} summary={`All ${items.length} ${inSentence(title)}`}>
        {table}
      </Disclosure>
    );
  return {id, title, about, content, items: items.length};
}

/** Returns a title as it is in a sentence: `CSS parts`, but `properties and attributes`. */
const inSentence = (title: string) => title.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase());

/** The types that the tables name, each with its members or with what it stands for. */
function typeSection(types: readonly NamedType[], links: TypeLinks, isOpen: boolean): ApiSection {
  const rows = types.reduce((sum, {members = []}) => sum + members.length, 0);
  const content = (
    <div className="api-types">
      {types.map(({name, description: text = '', type, members}) => (
        <Disclosure
          key={name}
          isOpen={isOpen || rows <= MOST_OPEN_ROWS}
          summary={
            <span className="api-type-head">
              <h3 id={`heading-${typeId(name)}`}>
                <code>{name}</code>
              </h3>
              <span className="about">{textCell(text)}</span>
            </span>
          }
        >
          {/* A link to what is inside opens it in browsers. */}
          <div id={typeId(name)} className="api-type-body">
            {type && <p className="api-type">{codeCell(type, links)}</p>}
            {members && (
              <ApiTable
                labelledBy={`heading-${typeId(name)}`}
                columns={[typeColumn(links), description]}
                items={members}
                name={member => member.name}
                rowId={member => `${typeId(name)}-${member.name}`}
                mark={member => (member.required ? '' : 'optional')}
              />
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
  return {id: sectionId('Types'), title: 'Types', content, items: types.length};
}
