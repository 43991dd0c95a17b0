import {Button, MultiSelect} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('skills');
    setMessage(`Saved: ${chosen.join(', ')}.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <MultiSelect
        name="skills"
        label="Skills"
        hint="Type to find one."
        initValue={['java']}
        required
        showValidation="submit"
      >
        <option value="java">Java</option>
        <option value="python">Python</option>
        <option value="rust">Rust</option>
        <option value="sql">SQL</option>
      </MultiSelect>
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
