import * as v from 'valibot';
import {z} from 'zod';

const message = 'The passwords differ.';

const zodPasswords = z.object({
  password: z.string().min(8),
  again: z.string(),
});

export const zodAccount = zodPasswords
  .extend({age: z.number().min(18)})
  .refine(({password, again}) => password === again, {
    path: ['again'],
    message,
    when: ({value}) => zodPasswords.safeParse(value).success,
  });

export const valibotAccount = v.pipe(
  v.object({
    age: v.pipe(v.number(), v.minValue(18)),
    password: v.pipe(v.string(), v.minLength(8)),
    again: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['again']],
      ({password, again}) => password === again,
      message,
    ),
    ['again'],
  ),
);
