import '@life-changers/elements/button';
import '@life-changers/elements/checkbox';
import '@life-changers/elements/error-summary';
import {connectForm} from '@life-changers/elements/form';
import '@life-changers/elements/text-input';
import {booking} from './booking';
import {send} from './send';

const form = document.querySelector<HTMLFormElement>('#booking')!;

export const connection = connectForm(form, {
  schema: booking,
  values: {seats: 1, children: 0},
  onSubmit: (_, {detail}) => send(detail.plainValues),
});
