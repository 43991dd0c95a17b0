import {
  date,
  isoDate,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  union,
} from 'valibot';

export const booking = object({
  name: pipe(string(), minLength(2), maxLength(30)),
  seats: pipe(number(), minValue(1), maxValue(8)),
  day: union([date(), pipe(string(), isoDate())]),
  nickname: optional(pipe(string(), minLength(3))),
});
