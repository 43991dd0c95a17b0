import type {ControlRecord, ControlRecords, EnteredValue} from '../../elements/src/testing/control-record.js';

/** A value that users enter in a control of the page of controls. */
export interface EnteredControl extends EnteredValue, Pick<ControlRecord, 'options'> {
  readonly tag: string;
  /** Its place among the controls with this tag. */
  readonly index: number;
  /** The name of the React component. */
  readonly component: string;
  /** The name in the form, which is the label, too. */
  readonly name: string;
}

/** Returns all values that users enter in form controls before they hydrate, each with its own control. */
export const enteredControls = (records: ControlRecords): readonly EnteredControl[] =>
  Object.entries(records).flatMap(([control, {options, entered = []}]) =>
    entered.map((value, index) => ({
      ...value,
      options,
      tag: `lc-${control}`,
      index,
      component: control.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
      name: `${control}-${index}`,
    })),
  );
