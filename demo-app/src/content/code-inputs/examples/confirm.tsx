import {Button, CodeInput} from '@life-changers/react';
import {useRef, useState, type FormEvent} from 'react';

/** Stands for a request to your server. */
const checkCode = (code: string) =>
  new Promise<boolean>(resolve => setTimeout(() => resolve(code === '246810'), 600));

export default function Confirm() {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [status, setStatus] = useState<'open' | 'checking' | 'confirmed'>('open');

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('checking');
    const isRight = await checkCode(code);
    setStatus(isRight ? 'confirmed' : 'open');
    setError(isRight ? '' : 'This code is wrong or too old. Check it, or send a new one.');
  };

  const change = (value: string) => {
    setCode(value);
    setError('');
  };

  return (
    <form ref={form} onSubmit={confirm}>
      <CodeInput
        name="code"
        label="Security code"
        hint="We sent 6 digits to the phone that ends in 42."
        required
        showValidation="submit"
        readOnly={status !== 'open'}
        value={code}
        error={error}
        onChange={change}
        onComplete={() => form.current?.requestSubmit()}
      />
      <div>
        <Button type="submit" text="Confirm" loading={status === 'checking'} />
        <Button variant="ghost" text="Send a new code" onClick={() => change('')} />
      </div>
      <p role="status">{status === 'confirmed' && 'You are signed in.'}</p>
    </form>
  );
}
