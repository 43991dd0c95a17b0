import type {LcButton} from '@life-changers/elements/button';
import {Badge, Button, EmptyState, useToast} from '@life-changers/react';
import {useRef, useState} from 'react';
import {KeyForm, NewSecret, type Key} from './key-form.js';
import {RevokeModal} from './revoke-modal.js';
import {keys} from './secret-keys.js';

/** The keys of an API, which are created, shown once, and revoked. */
export default function ApiKeys() {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const create = useRef<LcButton>(null);
  const [list, setList] = useState<readonly Key[]>(keys);
  const [view, setView] = useState<'list' | 'form' | 'secret'>('list');
  const [secret, setSecret] = useState('');
  const [leaving, setLeaving] = useState<Key | null>(null);

  const add = (key: Key, newSecret: string) => {
    setList([key, ...list]);
    setSecret(newSecret);
    setView('secret');
  };
  const close = () => {
    setView('list');
    setSecret('');
    create.current?.focus();
  };
  const revoke = (key: Key) => {
    setList(list.filter(({id}) => id !== key.id));
    setLeaving(null);
    toast(`${key.name} has no access any more.`);
  };

  return (
    <section className="keys-block" aria-labelledby="keys-heading">
      <header>
        <div>
          <h2 id="keys-heading" ref={heading} tabIndex={-1}>
            API keys
          </h2>
          <p>Programs use a key in place of a password. Give each program its own.</p>
        </div>
        <Button ref={create} text="Create a key" disabled={view === 'form'} onClick={() => setView('form')} />
      </header>
      {view === 'form' && <KeyForm others={list} onCreate={add} onCancel={close} />}
      {view === 'secret' && <NewSecret secret={secret} onClose={close} />}
      {list.length === 0 ? (
        <EmptyState headingLevel={3} title="No keys yet">
          Nothing has access to your data. Create a key for the first program.
        </EmptyState>
      ) : (
        <ul aria-labelledby="keys-heading">
          {list.map(key => (
            <li key={key.id}>
              <span className="keys-name">
                {key.name}
                <code>{key.start}…</code>
              </span>
              <Badge variant={key.access === 'Write' ? 'warning' : 'neutral'}>{key.access}</Badge>
              <small>{key.used}</small>
              <Button
                text="Revoke"
                aria-label={`Revoke ${key.name}`}
                variant="secondary"
                size="sm"
                onClick={() => setLeaving(key)}
              />
            </li>
          ))}
        </ul>
      )}
      <RevokeModal
        leaving={leaving}
        onRevoke={revoke}
        onHide={() => setLeaving(null)}
        // The button that opened the question is gone.
        onLost={() => heading.current?.focus()}
      />
    </section>
  );
}
