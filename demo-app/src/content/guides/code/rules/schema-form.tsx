import {
  Button,
  DateTimePicker,
  Slider,
  TextInput,
} from '@life-changers/react';
import {booking as withValibot} from './valibot.js';
import {booking as withZod} from './zod.js';

export default function SchemaForm() {
  return (
    <form onSubmit={event => event.preventDefault()}>
      <TextInput
        name="name"
        label="Name (zod)"
        rules={withZod.shape.name}
        showValidation="submit"
      />
      <Slider
        name="seats"
        label="Seats (zod)"
        maxValue={10}
        rules={withZod.shape.seats}
        showValidation="submit"
      />
      <DateTimePicker
        name="day"
        label="Day (zod)"
        rules={withZod.shape.day}
        showValidation="submit"
      />
      <TextInput
        name="nickname"
        label="Nickname (valibot)"
        rules={withValibot.entries.nickname}
        showValidation="submit"
      />
      <Button type="submit" text="Check" />
    </form>
  );
}
