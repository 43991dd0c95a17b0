import {requiredText} from '@life-changers/elements/core/validation';
import {Button, EmptyState, Form, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {createPlan} from './page-states.js';

const nameRules = requiredText({min: 3, max: 40});

/** Nothing yet: says what will be here, and starts it. What takes the place of the focused element gets the focus. */
export function EmptyPage() {
  const [view, setView] = useState<'empty' | 'form' | 'list'>('empty');
  const [name, setName] = useState('');
  const target = useRef<HTMLElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    if (shown.current !== view) target.current?.focus();
    shown.current = view;
  }, [view]);

  const setTarget = (element: HTMLElement | null) => {
    target.current = element;
  };
  const add = async (plan: {name: string}) => {
    const issues = await createPlan(plan);
    if (issues.length > 0) return issues;
    setName(plan.name);
    setView('list');
    return [];
  };

  if (view === 'list')
    return (
      <>
        <h2 ref={setTarget} tabIndex={-1}>
          Subscriptions
        </h2>
        <ul className="error-list">
          <li>{name}</li>
        </ul>
        <div className="error-actions">
          <Button text="Delete all" variant="secondary" onClick={() => setView('empty')} />
        </div>
      </>
    );
  return (
    <>
      <EmptyState title="No subscriptions yet">
        A subscription sends coffee to a customer every week or month, and writes the invoices.
        {view === 'empty' && (
          <Button
            ref={setTarget}
            slot="actions"
            text="Create a subscription"
            onClick={() => setView('form')}
          />
        )}
      </EmptyState>
      {view === 'form' && (
        <Form<{name: string}> className="error-form" aria-label="New subscription" onSubmit={add}>
          <TextInput
            ref={setTarget}
            name="name"
            label="Name of the subscription"
            rules={nameRules}
            required
          />
          <div className="error-actions">
            <Button type="submit" text="Create" />
            <Button text="Cancel" variant="ghost" onClick={() => setView('empty')} />
          </div>
        </Form>
      )}
    </>
  );
}
