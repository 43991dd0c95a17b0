import {Button, TextArea} from '@life-changers/react';
import {useState, type FormEvent} from 'react';
import {size, string} from 'superstruct';

const from20to400 = size(string(), 20, 400);

export default function VisitNote() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    setMessage(`Saved a note of ${note.split('\n').length} lines.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <TextArea
        name="note"
        label="Visit note"
        hint="What you saw, and what you agreed on."
        minRows={4}
        maxRows={10}
        maxLength={400}
        softLimit
        counter
        required
        rules={from20to400}
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Save note" onClick={() => setMessage('')} />
        <Button type="reset" text="Discard" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
