import {Button, Callout, Form, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {NewPassword} from './new-password.js';
import {openLink, sendLink} from './password-links.js';

type View = 'email' | 'old-link' | 'sent' | 'password' | 'done';

/** From a forgotten password to a new one. In your app, the link of the email opens the form with the new password. */
export default function ResetPassword() {
  const [view, setView] = useState<View>('email');
  const [email, setEmail] = useState('');

  const send = async (values: {email: string}) => {
    const issues = await sendLink(values);
    if (issues.length > 0) return issues;
    setEmail(values.email);
    setView('sent');
    return [];
  };

  return (
    <section className="reset-block" aria-label="Password of Northlight Coffee">
      <div className="reset-panel">
        {(view === 'email' || view === 'old-link') && (
          <Part
            key={view}
            title="Forgot your password?"
            text="Enter the email of your account. We send you a link to choose a new password."
            isFirst={view === 'email' && email === ''}
          >
            {view === 'old-link' && (
              <Callout variant="warning" title="This link is too old">
                Links are valid for one hour, and only once. Ask for a new one.
              </Callout>
            )}
            <Form<{email: string}> values={{email}} onSubmit={send} aria-label="Forgot your password?">
              <TextInput
                name="email"
                label="Email"
                type="email"
                hint="This sample server cannot reach mail.example."
                autocomplete="username"
                required
              />
              <Button type="submit" text="Send the link" />
            </Form>
            <p className="reset-note">
              Remembered it? <a href="/blocks/sign-in">Sign in</a>
            </p>
          </Part>
        )}
        {view === 'sent' && (
          <Part
            title="Check your email"
            text={`If ${email} has an account, the link is in its inbox. Look into the spam folder as well.`}
          >
            <Inbox
              onOpen={isValid => setView(isValid ? 'password' : 'old-link')}
              onBack={() => setView('email')}
            />
          </Part>
        )}
        {view === 'password' && (
          <Part title="Choose a new password" text={`For the account ${email}.`}>
            <NewPassword email={email} onSave={() => setView('done')} />
          </Part>
        )}
        {view === 'done' && (
          <Part
            title="Your password is changed"
            text="You are signed out on all other devices. Sign in with the new password there."
          >
            <Button text="Sign in" href="/blocks/sign-in" />
          </Part>
        )}
      </div>
    </section>
  );
}

interface PartProps {
  title: string;
  text: string;
  /** Leaves the focus where it is, because the page has just loaded. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A part of the panel. Its heading gets the focus, because what had it is gone. */
function Part({title, text, isFirst = false, children}: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);

  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </header>
      {children}
    </>
  );
}

/** What users find in their inbox. Your app does not have it. */
function Inbox({onOpen, onBack}: {onOpen: (isValid: boolean) => void; onBack: () => void}) {
  const [pending, setPending] = useState('');

  const open = async (name: string) => {
    setPending(name);
    onOpen(await openLink(name === 'old'));
  };

  return (
    <>
      <Callout title="In this sample, the emails are here">
        <Button
          slot="actions"
          text="Open the link"
          size="sm"
          loading={pending === 'new'}
          onClick={() => open('new')}
        />
        <Button
          slot="actions"
          text="Open an old link"
          variant="secondary"
          size="sm"
          loading={pending === 'old'}
          onClick={() => open('old')}
        />
      </Callout>
      <Button text="Use another email" variant="ghost" onClick={onBack} />
    </>
  );
}
