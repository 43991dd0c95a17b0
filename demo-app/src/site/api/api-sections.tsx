import type {ReactNode} from 'react';
import {Disclosure} from '../controls/disclosure.js';
import {ApiTable, codeCell, defaultCell, textCell, type ApiColumn, type TypeLinks} from './api-table.js';
import {rowId, sectionId, typeId} from './row-id.js';
import type {NamedType, Reference, ReferenceItem} from './reference.js';
import {eventsOf, FORMER_SECTION_IDS, settingsOf, type EventItem, type Setting} from './settings.js';

/** A section of an API page. */
interface ApiSection {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly content: ReactNode;
  /** How many entries it has. */
  readonly items: number;
  /** More ids of it, which older links have. */
  readonly formerIds?: readonly string[];
}

const description: ApiColumn<ReferenceItem> = {
  label: 'Description',
  cell: item => textCell(item.description),
};
const typeColumn = (links: TypeLinks): ApiColumn<ReferenceItem> => ({
  label: 'Type',
  cell: item => codeCell(item.type, links),
});
/** What is different in React follows what the element has. */
const settingDescription: ApiColumn<Setting> = {
  label: 'Description',
  cell: ({description: text, inReact}) => (
    <>
      {textCell(text)}
      {inReact.description && <InReact>{textCell(inReact.description)}</InReact>}
    </>
  ),
};
const settingColumns = (links: TypeLinks): readonly ApiColumn<Setting>[] => [
  {
    label: 'Type',
    cell: ({type, inReact}) => (
      <>
        {codeCell(type, links)}
        {inReact.type && <InReact>{codeCell(inReact.type, links)}</InReact>}
      </>
    ),
  },
  {label: 'Default', cell: item => defaultCell(item.default), isLabeled: true},
  settingDescription,
];

function InReact({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {' '}
      <span className="api-in-react">
        <span className="api-in-react-label">React:</span> {children}
      </span>
    </>
  );
}

/** Longer tables are closed at first, except for the properties, and so are the types if they have more members. */
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
  const {react, reactProps, methods, slots, parts, cssProperties, states, types} = reference;
  const isSettingMatch = ({name, note, description: about, inReact}: Setting): boolean =>
    isMatch({name: `${name} ${note}`, description: `${about} ${inReact.description ?? ''}`});
  const isEventMatch = ({name, note, description: about}: EventItem): boolean =>
    isMatch({name: `${name} ${note}`, description: about});
  const links: TypeLinks = new Map(types.map(({name, href}) => [name, href ?? `#${typeId(name)}`]));
  const type = typeColumn(links);
  const sections = [
    propertySection(reference, settingsOf(reference).filter(isSettingMatch), links, isOpen),
    section('Methods', methods.filter(isMatch), [type, description], isOpen),
    section('Events', eventsOf(reference).filter(isEventMatch), [type, description], isOpen, {
      about: reactProps.length > 0 && (
        <>
          Below the name of an event is the prop of <code>{react}</code> that is called with it.
        </>
      ),
      mark: event => event.note,
    }),
    section('Slots', slots.filter(isMatch), [description], isOpen),
    section('CSS parts', parts.filter(isMatch), [description], isOpen),
    section('Custom properties', cssProperties.filter(isMatch), [description], isOpen),
    section('States', states.filter(isMatch), [description], isOpen),
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

/** React props, properties, and attributes. If they are many, those that only the element has are closed at first. */
function propertySection(
  reference: Reference,
  settings: readonly Setting[],
  links: TypeLinks,
  isOpen: boolean,
): ApiSection {
  const title = 'Properties';
  const id = sectionId(title);
  const table = (items: readonly Setting[], labelledBy: string) => (
    <ApiTable
      labelledBy={labelledBy}
      columns={settingColumns(links)}
      items={items}
      name={item => item.name}
      rowId={item => rowId(title, item.id ?? item.name)}
      formerIds={item => item.formerIds}
      mark={item => item.note}
    />
  );
  const rest = settings.filter(({isElementOnly}) => isElementOnly);
  const isSplit = settings.length > MOST_OPEN_ROWS && rest.length < settings.length && rest.length > 0;
  const content = isSplit ? (
    <>
      {table(
        settings.filter(({isElementOnly}) => !isElementOnly),
        id,
      )}
      <Disclosure
        isOpen={isOpen}
        summary={<span id={`${id}-of-element`}>{`${rest.length} more of the element alone`}</span>}
      >
        {table(rest, `${id}-of-element`)}
      </Disclosure>
    </>
  ) : (
    table(settings, id)
  );
  return {
    id,
    title,
    about: <AboutProperties reference={reference} />,
    content,
    items: settings.length,
    formerIds: FORMER_SECTION_IDS,
  };
}

function AboutProperties({
  reference: {react, tag, reactTag, reactProps, isReactElement},
}: AboutProps): ReactNode {
  const attributes =
    'The attribute of a property has the same name in lowercase, unless the table shows another name.';
  if (reactProps.length === 0) return attributes;
  return (
    <>
      A prop of <code>{react}</code> and the property of <code>{`<${tag}>`}</code> with its name are one row.{' '}
      {attributes} <code>{react}</code>{' '}
      {!isReactElement ? (
        'does not render its own element, so it accepts only the props of this table.'
      ) : reactTag === tag ? (
        <>
          also accepts all standard HTML attributes and events, and a <code>ref</code>.
        </>
      ) : (
        <>
          renders a native <code>{`<${reactTag}>`}</code>, and also accepts its attributes and events. Its{' '}
          <code>ref</code> is the connection of the form.
        </>
      )}
    </>
  );
}

interface AboutProps {
  readonly reference: Reference;
}

interface SectionOptions<Item> {
  readonly about?: ReactNode;
  readonly mark?: (item: Item) => string;
}

function section<Item extends ReferenceItem>(
  title: string,
  items: readonly Item[],
  columns: readonly ApiColumn<Item>[],
  isOpen: boolean,
  {about, mark}: SectionOptions<Item> = {},
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
    items.length <= MOST_OPEN_ROWS ? (
      table
    ) : (
      <Disclosure isOpen={isOpen} summary={`All ${items.length} ${inSentence(title)}`}>
        {table}
      </Disclosure>
    );
  return {id, title, about, content, items: items.length};
}

/** Returns a title as it is in a sentence: `CSS parts`, but `methods`. */
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
