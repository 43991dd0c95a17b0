/** A form whose action runs on a server. The server sends the values back, like one that rejects them. */
import {validDate} from '@life-changers/elements/core/validation';
import {Button, DateTimePicker} from '@life-changers/react';
import {useActionState} from 'react';
import {createRoot} from 'react-dom/client';

export interface DatesAnswer {
  readonly day: string | null;
  readonly time: string | null;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** How often the server has answered. */
  readonly count: number;
}

/** The limit is a midnight that clocks in Cairo skip. */
export const rules = {day: validDate({min: '2023-04-28'}), time: validDate()};

async function send(_previous: DatesAnswer, body: FormData): Promise<DatesAnswer> {
  return (await (await fetch('/action', {method: 'POST', body})).json()) as DatesAnswer;
}

function Dates({first}: {readonly first: DatesAnswer}) {
  const [{day, time, errors, count}, action] = useActionState(send, first);
  return (
    <form action={action} noValidate>
      <DateTimePicker name="day" label="Day" initValue={day} rules={rules.day} error={errors.day} />
      <DateTimePicker name="time" label="Time" initValue={time} rules={rules.time} showTimeSelect />
      <Button type="submit" text="Send" />
      <output>{count}</output>
    </form>
  );
}

/** Renders the form with the dates that a server has sent first. */
if (typeof document !== 'undefined')
  Object.assign(globalThis, {
    renderDates: (day: string, time: string) =>
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <Dates first={{day, time, errors: {}, count: 0}} />,
      ),
  });
