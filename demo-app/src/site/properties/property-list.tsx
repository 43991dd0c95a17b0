import type {ReactNode} from 'react';
import {Disclosure} from '../controls/disclosure.js';
import {CodeNames} from './code-names.js';
import type {EditedProperty} from './editors.js';
import {PropertyRow} from './property-row.js';
import type {Edits} from './use-edits.js';
import './properties.css';

interface PropertyListProps {
  readonly properties: readonly EditedProperty[];
  readonly edits: Edits;
}

/** The properties of an element with an editor each: its own first, and those that it shares with others in groups. */
export function PropertyList({properties, edits}: PropertyListProps): ReactNode {
  const edited = properties.filter(({editor}) => editor.kind !== 'none');
  const [own = [], ...shared] = groupsOf(edited);
  return (
    <>
      <Rows properties={own} edits={edits} />
      {shared.map(group => (
        <Disclosure key={group[0]?.group} summary={group[0]?.group}>
          <Rows properties={group} edits={edits} />
        </Disclosure>
      ))}
      <NotEdited properties={properties} />
    </>
  );
}

/** Properties by their group, in the order of the groups' first. */
function groupsOf(properties: readonly EditedProperty[]): EditedProperty[][] {
  const groups = new Map<string | undefined, EditedProperty[]>([[undefined, []]]);
  for (const property of properties)
    groups.set(property.group, [...(groups.get(property.group) ?? []), property]);
  return [...groups.values()];
}

function Rows({properties, edits}: PropertyListProps): ReactNode {
  return (
    <div className="property-rows">
      {properties.map(({name, editor}) =>
        editor.kind === 'none' ? null : (
          <PropertyRow
            key={name}
            name={name}
            editor={editor}
            value={edits.valueOf(name)}
            warnings={edits.warningsOf(name)}
            onEdit={value => edits.edit(name, value)}
          />
        ),
      )}
    </div>
  );
}

/** The properties without an editor, by reason. */
function NotEdited({properties}: {readonly properties: readonly EditedProperty[]}): ReactNode {
  const byReason = new Map<string, readonly string[]>();
  for (const {name, editor} of properties)
    if (editor.kind === 'none') byReason.set(editor.reason, [...(byReason.get(editor.reason) ?? []), name]);
  return [...byReason].map(([reason, names]) => (
    <p key={reason} className="property-note">
      {reason}: <CodeNames names={names} />
    </p>
  ));
}
