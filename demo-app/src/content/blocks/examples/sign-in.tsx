// The button that shows a password.
import '@life-changers/elements/password';
import {Avatar, Button, Callout, Checkbox, Form, Tab, TabPanel, Tabs, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {signIn, signUp} from '../accounts.js';

interface Account {
  name?: string;
  email: string;
  password: string;
}

interface Done {
  title: string;
  text: string;
  action: string;
}

/** Signs a user in, or creates an account. The server may refuse both. */
export default function SignIn() {
  const block = useRef<HTMLElement>(null);
  const [done, setDone] = useState<Done | null>(null);

  const enter = async (account: Account) => {
    const issues = await signIn(account);
    if (issues.length === 0)
      setDone({
        title: 'Welcome back, Mara',
        text: 'Three orders came in while you were away.',
        action: 'Sign out',
      });
    return issues;
  };
  const create = async (account: Account) => {
    const issues = await signUp(account);
    if (issues.length === 0)
      setDone({
        title: 'Check your inbox',
        text: `We sent a link to ${account.email}. It is valid for one hour.`,
        action: 'Use another email',
      });
    return issues;
  };
  const startAgain = () => {
    setDone(null);
    block.current?.focus();
  };

  return (
    <section ref={block} className="sign-in-block" aria-label="Account at Northlight Coffee" tabIndex={-1}>
      <div className="sign-in-main">
        <svg viewBox="0 0 24 24" width="32" height="32" fill="none" strokeWidth="1.75" aria-hidden="true">
          <path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M9 3v2.5M12.5 3v2.5" />
        </svg>
        <h2>Northlight Coffee</h2>
        {done ? (
          <Result {...done} onLeave={startAgain} />
        ) : (
          <Tabs aria-label="Account" addressKey="account">
            <Tab panel="sign-in">Sign in</Tab>
            <Tab panel="sign-up">Create an account</Tab>
            <TabPanel name="sign-in">
              <Callout>
                This sample server knows mara@northlight.example with the password espresso-2026.
              </Callout>
              <Form<Account> onSubmit={enter} aria-label="Sign in">
                <TextInput name="email" label="Email" type="email" autocomplete="username" required />
                <TextInput
                  name="password"
                  label="Password"
                  type="password"
                  autocomplete="current-password"
                  reveal
                  required
                />
                <Checkbox name="keep" label="Keep me signed in" />
                <Button type="submit" text="Sign in" />
              </Form>
            </TabPanel>
            <TabPanel name="sign-up">
              <Form<Account> onSubmit={create} aria-label="Create an account">
                <TextInput name="name" label="Name" autocomplete="name" required />
                <TextInput name="email" label="Work email" type="email" autocomplete="email" required />
                <TextInput
                  name="password"
                  label="New password"
                  hint="At least 10 characters."
                  type="password"
                  autocomplete="new-password"
                  minLength={10}
                  reveal
                  required
                />
                <Checkbox name="terms" label="I accept the terms of use" required />
                <Button type="submit" text="Create the account" />
              </Form>
            </TabPanel>
          </Tabs>
        )}
      </div>
      <figure className="sign-in-quote">
        <blockquote>We order for nine cafés before the first espresso is served.</blockquote>
        <figcaption>
          <Avatar name="Rita Almada" size="sm" aria-hidden="true" />
          <span>
            Rita Almada <small>Café Almada, Lisbon</small>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** What the form has led to. It gets the focus, because the form is gone. */
function Result({title, text, action, onLeave}: Done & {onLeave: () => void}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="sign-in-result">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <Button text={action} variant="secondary" onClick={onLeave} />
    </div>
  );
}
