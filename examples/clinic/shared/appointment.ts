/** An appointment, and the form for a new one. */
import {z} from 'zod';
import {DOCTORS} from './patient.js';

z.config({jitless: true});

export const APPOINTMENT_STATUSES = ['planned', 'arrived', 'done', 'canceled'] as const;

export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export interface Appointment {
  readonly id: number;
  readonly patientId: number;
  readonly patient: string;
  readonly doctor: string;
  readonly start: string;
  readonly minutes: number;
  readonly reason: string;
  readonly status: AppointmentStatus;
}

export const MINUTES = ['15', '30', '45', '60'] as const;

// A date picker has a `Date`, and sends text in local time.
export const newAppointment = z.object({
  patientId: z.string().min(1),
  doctor: z.enum(DOCTORS),
  start: z.union([z.date(), z.iso.datetime({local: true})]),
  minutes: z.enum(MINUTES),
  reason: z.string().min(2).max(80),
});

export type NewAppointment = z.infer<typeof newAppointment>;
