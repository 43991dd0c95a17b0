import * as z from 'zod';

// zod compiles objects with `new Function`, which a strict content security policy forbids.
z.config({jitless: true});

const empty = z.literal('');
const upload = z.object({path: z.string().optional(), file: z.file('Please choose the file again.')});

/** The rules of `sign-up.ts`, written with zod. */
export const signUpZod = z.object({
  name: z.string().min(2).max(30),
  nickname: empty.or(z.string().min(3).max(30)),
  course: z.enum(['pottery', 'weaving', 'printing']),
  level: empty.or(z.enum(['beginner', 'advanced'])),
  city: z.string().min(1),
  places: z.number().min(1).max(8),
  donation: z.number().optional(),
  firstDay: z.date(),
  lastDay: z.date().nullable(),
  idCard: upload,
  photo: upload.nullable(),
  houseRules: z.literal(true),
  news: z.boolean().optional(),
});
