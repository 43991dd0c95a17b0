import {Button, RadioBox, RadioButton} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const answers = [
  {text: 'Yes', value: 'yes'},
  {text: 'No', value: 'no'},
];
const sports = ['Basketball', 'Football', 'Rugby', 'Tennis', 'Other'].map(text => ({
  text,
  value: text.toLowerCase(),
}));

export default function Form() {
  const [message, setMessage] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {livesHere, sport} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Sent. Lives here: ${livesHere}, sport: ${sport}.`);
  };

  return (
    <form onSubmit={send} onReset={() => setMessage('')}>
      <RadioButton
        name="livesHere"
        label="Do you live here?"
        options={answers}
        required
        showValidation="submit"
      />
      <RadioBox name="sport" label="Favorite sport" options={sports} boxesPerRow={3} initValue="tennis" />
      <div>
        <Button type="submit" text="Send" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
