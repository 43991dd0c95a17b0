import {z} from 'zod';

// zod compiles schemas with `new Function`, which a strict content
// security policy forbids.
z.config({jitless: true});

export const booking = z.object({
  name: z.string().min(2).max(30),
  seats: z.number().min(1).max(8),
  day: z.union([z.date(), z.iso.date()]),
  nickname: z.string().min(3).optional(),
});
