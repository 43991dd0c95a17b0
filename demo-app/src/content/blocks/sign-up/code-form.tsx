import type {LcCodeInput} from '@life-changers/elements/code-input';
import type {FormConnection} from '@life-changers/elements/form';
import {Button, Callout, CodeInput, Form} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {confirmCode, sampleCode, sendAgain} from './new-accounts.js';

interface CodeFormProps {
  email: string;
  onConfirm: () => void;
  onBack: () => void;
}

/** The code, which is checked once it is complete, and can be sent again. */
export function CodeForm({email, onConfirm, onBack}: CodeFormProps) {
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
