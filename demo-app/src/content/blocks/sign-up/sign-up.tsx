import type {LcTextInput} from '@life-changers/elements/text-input';
import {Button, Form, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {CodeForm} from './code-form.js';
import {sendCode} from './new-accounts.js';

interface Account {
  name: string;
  email: string;
}

/** Creates an account: the email, the code that it gets, and the welcome. What comes next gets the focus. */
export default function SignUp() {
  const [account, setAccount] = useState<Account | null>(null);
  const [view, setView] = useState<'account' | 'code' | 'welcome'>('account');

  const send = async (next: Account) => {
    const issues = await sendCode(next);
    if (issues.length > 0) return issues;
    setAccount(next);
    setView('code');
    return [];
  };

  return (
    <section className="sign-up-block" aria-label="New account at Northlight Coffee">
      <div className="sign-up-panel">
        <svg viewBox="0 0 24 24" width="32" height="32" fill="none" strokeWidth="1.75" aria-hidden="true">
          <path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M9 3v2.5M12.5 3v2.5" />
        </svg>
        {view === 'account' && <AccountForm account={account} onSend={send} />}
        {view === 'code' && account && (
          <CodeForm
            email={account.email}
            onConfirm={() => setView('welcome')}
            onBack={() => setView('account')}
          />
        )}
        {view === 'welcome' && account && <Welcome name={account.name} />}
      </div>
    </section>
  );
}

interface AccountFormProps {
  account: Account | null;
  onSend: (account: Account) => Promise<unknown>;
}

function AccountForm({account, onSend}: AccountFormProps) {
  const email = useRef<LcTextInput>(null);
  const isBack = account !== null;

  useEffect(() => {
    if (isBack) email.current?.focus();
  }, [isBack]);

  return (
    <>
      <header>
        <h2>Create your account</h2>
        <p>Order, track, and pay for your coffee in one place.</p>
      </header>
      <Form<Account> values={account} onSubmit={onSend} aria-label="Create your account">
        <TextInput name="name" label="Name" autocomplete="name" required />
        <TextInput
          ref={email}
          name="email"
          label="Work email"
          type="email"
          hint="We send a code to it. There is no password to remember."
          autocomplete="email"
          required
        />
        <Button type="submit" text="Send the code" />
      </Form>
      <p className="sign-up-note">
        Already have an account? <a href="/blocks/sign-in">Sign in</a>
      </p>
    </>
  );
}

function Welcome({name}: {name: string}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Welcome, {name}
        </h2>
        <p>Your account is ready. Invite your baristas next, so that they can order too.</p>
      </header>
      <Button text="Invite your team" href="/blocks/team" />
    </>
  );
}
