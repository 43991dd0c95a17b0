/** The form controls that users can edit before they hydrate: once with an initial value, and once controlled. */
import * as components from '@life-changers/react';
import {useState, type ElementType, type ReactNode} from 'react';
import type {ControlRecords} from '../../elements/src/testing/control-record.js';
import {enteredControls, type EnteredControl} from './entered-controls.js';

/** The records of all form controls. The bundle of this page contains them. */
declare const CONTROL_RECORDS: ControlRecords;

const CONTROLS = enteredControls(CONTROL_RECORDS);

interface ControlProps {
  readonly control: EnteredControl;
  /** The initial value, or the controlled one with its handler. */
  readonly value: Readonly<Record<string, unknown>>;
}

function Control({control: {component, name, options, properties}, value}: ControlProps): ReactNode {
  const Component = (components as Readonly<Record<string, unknown>>)[component] as ElementType;
  return <Component name={name} label={name} {...(options && {options})} {...properties} {...value} />;
}

export function ControlsPage(): ReactNode {
  const [state, setState] = useState<Readonly<Record<string, unknown>>>({});
  const controlled = ({name, start}: EnteredControl) => ({
    [typeof start === 'boolean' ? 'checked' : 'value']: state[name] ?? start,
    onChange: (value: unknown) => setState(before => ({...before, [name]: value})),
  });

  return (
    <>
      <form id="initial">
        {CONTROLS.map(control => (
          <Control key={control.name} control={control} value={{initValue: control.start}} />
        ))}
      </form>
      <form id="controlled">
        {CONTROLS.map(control => (
          <Control key={control.name} control={control} value={controlled(control)} />
        ))}
      </form>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
