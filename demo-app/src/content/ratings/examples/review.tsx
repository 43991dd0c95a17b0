import {Button, Rating, TextArea} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const WORDS = ['Terrible', 'Bad', 'Fair', 'Good', 'Excellent'];

const inWords = (value: number | null) => (value === null ? 'No rating' : WORDS[value - 1]!);

export default function Review() {
  const [message, setMessage] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {stars} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Thank you for ${stars === '1' ? '1 star' : `${stars} stars`}.`);
  };

  return (
    <form onSubmit={send} onReset={() => setMessage('')}>
      <Rating
        name="stars"
        label="Your stay"
        hint="From terrible to excellent."
        required
        showValidation="submit"
        valueText={inWords}
      />
      <TextArea name="text" label="What should others know?" />
      <div>
        <Button type="submit" text="Send" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
