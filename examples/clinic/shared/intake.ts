/** The form of a new patient. The page and the server check it with the same schema. */
import {z} from 'zod';
import {CITIES, DOCTORS, INSURANCES} from './patient.js';
import type {Texts} from './texts.js';

// For the policy of the page: zod compiles nothing then.
z.config({jitless: true});

export const FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const MAX_FILE_SIZE = 2_000_000;
export const ALLERGIES = ['Dust mites', 'Eggs', 'Latex', 'Nuts', 'Penicillin', 'Pollen'];

/** @param today The last day on which a patient can be born, such as `2026-05-12`. */
export function createIntake({bornLater, numberMissing}: Texts, today: string) {
  return z
    .object({
      name: z.string().min(2).max(60),
      born: z.iso.date().refine(day => day <= today, bornLater),
      city: z.enum(CITIES),
      phone: z.string().min(6).max(20),
      email: z.email(),
      insurance: z.enum(INSURANCES),
      insuranceNumber: z.string().max(20).optional(),
      doctor: z.enum(DOCTORS),
      reason: z.string().max(300).optional(),
      allergies: z.array(z.string().min(1).max(40)).max(20),
      files: z.array(z.object({path: z.string().min(1)})).max(5),
      consent: z.literal(true),
    })
    .refine(({insurance, insuranceNumber = ''}) => insurance === 'none' || insuranceNumber.trim() !== '', {
      path: ['insuranceNumber'],
      message: numberMissing,
      // Also while fields of later steps are empty.
      when: ({value}) => typeof value === 'object' && value !== null && 'insurance' in value,
    });
}

export type Intake = z.infer<ReturnType<typeof createIntake>>;
