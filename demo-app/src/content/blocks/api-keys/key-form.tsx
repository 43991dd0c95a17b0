import type {LcTextInput} from '@life-changers/elements/text-input';
import {Button, Callout, CopyButton, Form, RadioBox, Select, TextInput} from '@life-changers/react';
import {useEffect, useRef} from 'react';
import {accesses, createKey, terms, type keys} from './secret-keys.js';

export type Key = (typeof keys)[number];

interface KeyFormProps {
  others: readonly Key[];
  onCreate: (key: Key, secret: string) => void;
  onCancel: () => void;
}

interface Values {
  name: string;
  access: string;
  term: string;
}

const start = {access: 'Read', term: '90 days'};

/** What a new key is for, and what it may do. */
export function KeyForm({others, onCreate, onCancel}: KeyFormProps) {
  const name = useRef<LcTextInput>(null);

  useEffect(() => name.current?.focus(), []);

  const create = async (values: Values) => {
    const {secret, issues} = await createKey(values, [...others]);
    if (issues.length > 0) return issues;
    const id = `${values.name}-${others.length}`;
    const {name: text, access} = values;
    onCreate({id, name: text, start: secret.slice(0, 12), access, used: 'Never used'}, secret);
    return [];
  };

  return (
    <Form<Values> className="keys-form" aria-label="New key" values={start} onSubmit={create}>
      <TextInput
        ref={name}
        name="name"
        label="Name"
        hint="The program that uses it, such as “Website”."
        autocomplete="off"
        maxLength={40}
        required
      />
      <RadioBox name="access" label="Access" options={accesses} boxesPerRow={2} />
      <Select name="term" label="Valid for" options={terms} noUnselectedOptionText />
      <div className="keys-actions">
        <Button type="submit" text="Create the key" />
        <Button text="Cancel" variant="secondary" onClick={onCancel} />
      </div>
    </Form>
  );
}

/** The new key, which is shown only now. It gets the focus. */
export function NewSecret({secret, onClose}: {secret: string; onClose: () => void}) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} className="keys-secret" role="group" aria-label="Your new key" tabIndex={-1}>
      <Callout variant="success" title="Copy your new key now">
        We cannot show it again. If you lose it, revoke it and create another one.
        <code>{secret}</code>
        <CopyButton slot="actions" value={secret} text="Copy the key" size="sm" />
        <Button slot="actions" text="I have copied it" variant="secondary" size="sm" onClick={onClose} />
      </Callout>
    </div>
  );
}
