import {Button, TransferList} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const columns = ['Date', 'Number', 'Customer', 'Country', 'Status', 'Net', 'Tax', 'Total'].map(text => ({
  text,
  value: text.toLowerCase(),
}));

export default function Columns() {
  const [message, setMessage] = useState('');

  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('columns');
    setMessage(`The report has the columns ${chosen.join(', ')}.`);
  };

  return (
    <form onSubmit={create} onReset={() => setMessage('')}>
      <TransferList
        name="columns"
        label="Columns of the report"
        hint="They are in the report in this order."
        options={columns}
        initValue={['date', 'customer', 'total']}
        reorderable
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Create" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
