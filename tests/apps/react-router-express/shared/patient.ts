/** The schema of a patient: the form checks it, and the server reads what is posted and checks it again. */
import type {InputOf, OutputOf} from '@life-changers/elements/core/validation';
import {formatIsoDate, plainFromDate} from '@life-changers/elements/core/calendar';
import {z} from 'zod';

// zod would compile schemas with `new Function`, which a strict content security policy forbids.
z.config({jitless: true});

/** Returns what is wrong with a name that has the right length, or `''`. */
export type CheckName = (name: string) => string | Promise<string>;

/** A day as text, such as `2026-05-15`. A date picker has a `Date` in local time, and a posted form has text. */
const day = z.union([
  z.iso.date(),
  z.date().transform(date => {
    const plain = plainFromDate(date);
    return plain === null ? z.NEVER : formatIsoDate(plain.date);
  }),
]);

const insuranceNumber = z.string().min(6).max(20);

/** Only a private insurance needs a number. */
const insurance = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('public'), number: insuranceNumber.optional()}),
  z.object({kind: z.literal('private'), number: insuranceNumber}),
  z.object({kind: z.literal('none')}),
]);

const treatment = z.object({start: day, end: day.optional()}).superRefine(({start, end}, context) => {
  if (end === undefined || start <= end) return;
  // An issue without a message has the sentence of the library, in the language of the user.
  const minimum = new Date(`${start}T00:00`).getTime();
  context.addIssue({code: 'too_small', origin: 'date', minimum, inclusive: true, input: end, path: ['end']});
});

const medicine = z.object({
  name: z.string().min(2).max(40),
  dose: z.number().min(0.1).max(5000),
  unit: z.enum(['mg', 'ml']),
});

/** Creates the schema. The form and the server look up names in different ways. */
export function createPatient(checkName: CheckName) {
  return z.object({
    name: z
      .string()
      .min(2, {abort: true})
      .max(60, {abort: true})
      .superRefine(async (name, context) => {
        const message = await checkName(name);
        if (message) context.addIssue({code: 'custom', message});
      }),
    birthDate: day,
    sex: z.enum(['female', 'male', 'other']),
    email: z.email().optional(),
    phone: z.string().regex(/^\+?[\d ]{6,20}$/),
    address: z.object({
      street: z.string().min(2).max(80),
      postalCode: z.string().min(4).max(10),
      city: z.string().min(2).max(60),
    }),
    insurance,
    treatment,
    weight: z.number().min(1).max(300),
    medicines: z.array(medicine).max(10),
    notes: z.string().max(300).optional(),
    consent: z.literal(true),
  });
}

type PatientSchema = ReturnType<typeof createPatient>;

/** The values of the form. */
export type PatientInput = InputOf<PatientSchema>;

/** The values that are sent and stored. */
export type Patient = OutputOf<PatientSchema>;
