import {Fragment, useId, useState, type ReactNode} from 'react';
import {SmallSelect} from '../controls/small-select.js';
import {parseText, textOf, type Editor, type TextEditor} from './editors.js';

/** An editor with a control. */
export type EditorControl = Exclude<Editor, {readonly kind: 'none'}>;

interface PropertyRowProps {
  readonly name: string;
  readonly editor: EditorControl;
  readonly value: unknown;
  /** The element's own warnings about the value. */
  readonly warnings?: readonly string[];
  /** Called with a new value, or `undefined` for the default. */
  readonly onEdit: (value: unknown) => void;
}

/** A property with the control that fits its type, and what is wrong with its value. */
export function PropertyRow({name, editor, value, warnings = [], onEdit}: PropertyRowProps): ReactNode {
  const [problem, setProblem] = useState('');
  const id = useId();
  const messages = problem === '' ? warnings : [problem];
  const control = {id, 'aria-describedby': messages.length > 0 ? `${id}-messages` : undefined};

  const editTyped = (edited: TextEditor, text: string) => {
    const parsed = parseText(edited, text);
    const isWrong = parsed !== null && 'problem' in parsed;
    setProblem(isWrong ? parsed.problem : '');
    if (!isWrong) onEdit(parsed?.value);
  };

  return (
    <div className={`property-row is-${editor.kind}`}>
      <label htmlFor={id}>{breakable(name)}</label>
      <Control control={control} editor={editor} value={value} onEdit={onEdit} onType={editTyped} />
      <div id={`${id}-messages`} className="property-messages" role="status">
        {messages.map(message => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}

interface ControlProps extends Pick<PropertyRowProps, 'editor' | 'value' | 'onEdit'> {
  readonly control: {readonly id: string; readonly 'aria-describedby': string | undefined};
  readonly onType: (editor: TextEditor, text: string) => void;
}

function Control({control, editor, value, onEdit, onType}: ControlProps): ReactNode {
  switch (editor.kind) {
    case 'switch':
      return (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={event => onEdit(event.target.checked)}
        />
      );
    case 'choice':
      return <Choice control={control} values={editor.values} value={value} onEdit={onEdit} />;
    case 'data':
      return (
        <textarea
          {...control}
          rows={rowsOf(textOf(value))}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          placeholder="JSON"
          defaultValue={textOf(value)}
          onChange={event => onType(editor, event.target.value)}
        />
      );
    default:
      return (
        <input
          {...control}
          type="text"
          inputMode={editor.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          defaultValue={value === null || value === undefined ? '' : String(value)}
          onChange={event => onType(editor, event.target.value)}
        />
      );
  }
}

/** Long names wrap between their words. */
const breakable = (name: string): ReactNode =>
  name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const MOST_ROWS = 7;
const rowsOf = (text: string): number => Math.min(MOST_ROWS, text.split('\n').length);

interface ChoiceProps extends Pick<ControlProps, 'control' | 'value' | 'onEdit'> {
  readonly values: readonly (string | boolean | null)[];
}

function Choice({control, values, value, onEdit}: ChoiceProps): ReactNode {
  return (
    <SmallSelect
      {...control}
      value={values.findIndex(option => option === value)}
      onChange={event => onEdit(values[Number(event.target.value)])}
    >
      {values.map((option, index) => (
        <option key={String(option)} value={index}>
          {option === '' || option === null ? '(none)' : String(option)}
        </option>
      ))}
    </SmallSelect>
  );
}
