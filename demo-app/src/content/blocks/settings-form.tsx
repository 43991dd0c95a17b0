import type {FormConnection} from '@life-changers/elements/form';
import {Button, Form, useToast} from '@life-changers/react';
import {useId, useRef, useState, type ReactNode} from 'react';
import {saveSettings} from './save-settings.js';

interface SettingsFormProps<Values> {
  title: string;
  about: string;
  /** What is saved at first. */
  start: Values;
  /** What the toast says after saving. */
  saved: string;
  /** Called when the changes are discarded. */
  onDiscard?: (saved: Values) => void;
  children: ReactNode;
}

/** A part of the settings that is saved at once. Discard returns to what was saved last. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const {title, about, start, saved, onDiscard, children} = props;
  const toast = useToast();
  const id = useId();
  const form = useRef<FormConnection<Values>>(null);
  const [values, setValues] = useState(start);
  const [isDirty, setIsDirty] = useState(false);

  const save = async (next: Values) => {
    const issues = await saveSettings(next);
    if (issues.length > 0) return issues;
    setValues(next);
    setIsDirty(false);
    toast.success(saved);
    return [];
  };

  return (
    <section className="settings-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </header>
      <Form<Values>
        ref={form}
        className="settings-fields"
        aria-labelledby={id}
        values={values}
        onSubmit={save}
        onInput={() => setIsDirty(form.current?.dirty ?? false)}
        onReset={() => {
          setIsDirty(false);
          onDiscard?.(values);
        }}
      >
        {children}
        <div className="settings-actions">
          <Button type="submit" text="Save changes" disabled={!isDirty} />
          <Button type="reset" text="Discard changes" variant="secondary" disabled={!isDirty} />
          <span role="status">{isDirty && 'Not saved yet'}</span>
        </div>
      </Form>
    </section>
  );
}
