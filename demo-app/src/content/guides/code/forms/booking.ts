import {z} from 'zod';

// Only for a strict content security policy: zod compiles nothing then.
z.config({jitless: true});

export const booking = z
  .object({
    name: z.string().min(2).max(40),
    contact: z.object({
      email: z.email(),
      phone: z.string().min(6).optional(),
    }),
    seats: z.number().min(1).max(8),
    children: z.number().min(0),
    terms: z.literal(true),
  })
  .refine(({seats, children}) => children < seats, {
    path: ['children'],
    message: 'One of the seats must be for an adult.',
  });

export type Booking = z.infer<typeof booking>;
