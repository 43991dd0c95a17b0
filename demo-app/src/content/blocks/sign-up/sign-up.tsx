import type {LcCodeInput} from '@life-changers/elements/code-input';
import type {FormConnection} from '@life-changers/elements/form';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {Button, Callout, CodeInput, Form, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {confirmCode, sampleCode, sendAgain, sendCode} from './new-accounts.js';

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

interface CodeFormProps {
  email: string;
  onConfirm: () => void;
  onBack: () => void;
}

function CodeForm({email, onConfirm, onBack}: CodeFormProps) {
  const form = useRef<FormConnection<{code: string}>>(null);
  const code = useRef<LcCodeInput>(null);
  const [sending, setSending] = useState({count: 0, isPending: false, message: ''});

  useEffect(() => code.current?.focus(), []);

  const confirm = async (values: {code: string}) => {
    const issues = await confirmCode(values);
    if (issues.length === 0) onConfirm();
    return issues;
  };
  const resend = async () => {
    setSending({...sending, isPending: true, message: ''});
    const {isSent, message} = await sendAgain(sending.count);
    setSending({count: sending.count + 1, isPending: false, message});
    if (!isSent) return;
    form.current?.form.reset();
    code.current?.focus();
  };

  return (
    <>
      <header>
        <h2>Check your email</h2>
        <p>
          We sent a code to <strong>{email}</strong>. It is valid for ten minutes.
        </p>
      </header>
      <Callout>This sample server sends the code {sampleCode}.</Callout>
      <Form<{code: string}> ref={form} onSubmit={confirm} aria-label="Check your email">
        <CodeInput
          ref={code}
          name="code"
          label="Code"
          required
          onComplete={() => form.current?.form.requestSubmit()}
        />
        <Button type="submit" text="Create the account" />
        <div className="sign-up-others">
          <Button text="Send a new code" variant="ghost" loading={sending.isPending} onClick={resend} />
          <Button text="Use another email" variant="ghost" onClick={onBack} />
        </div>
        <p className="sign-up-note" role="status">
          {sending.message}
        </p>
      </Form>
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
