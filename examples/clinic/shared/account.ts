/** The forms about users. */
import {z} from 'zod';
import {ROLES} from './roles.js';

// For the policy of the page: zod compiles nothing then.
z.config({jitless: true});

export const signIn = z.object({email: z.email(), password: z.string().min(1)});

export const profile = z.object({
  name: z.string().min(2).max(60),
  email: z.email(),
  // Empty: the password stays.
  password: z.union([z.literal(''), z.string().min(10).max(200)]).optional(),
});

export const newUser = z.object({
  name: z.string().min(2).max(60),
  email: z.email(),
  role: z.enum(ROLES),
  password: z.string().min(10).max(200),
});

export type SignIn = z.infer<typeof signIn>;
export type Profile = z.infer<typeof profile>;
export type NewUser = z.infer<typeof newUser>;
