import type {FormSubmitEvent} from '@life-changers/elements/form';
import {booking, type Booking} from './booking';
import {send} from './send';

const element = document.querySelector('lc-form')!;

element.schema = booking;
element.values = {seats: 1, children: 0};
element.addEventListener('lc-submit', event => {
  const {detail} = event as FormSubmitEvent<Booking>;
  event.waitUntil(send(detail.plainValues));
});
