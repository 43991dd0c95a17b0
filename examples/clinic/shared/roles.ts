/** Who may do what, for the permission gate of the page and for each route of the server. */
import type {PermissionState} from '@life-changers/elements/core/permissions';

export const ROLES = ['admin', 'doctor', 'desk'] as const;

export type Role = (typeof ROLES)[number];

const EVERYTHING = {create: true, read: true, update: true, delete: true};

const PERMISSIONS: Readonly<Record<Role, PermissionState>> = {
  admin: {superAdmin: true},
  doctor: {views: {patients: EVERYTHING, appointments: EVERYTHING, prices: {read: true}}},
  desk: {
    views: {
      patients: {create: true, read: true, update: true},
      appointments: {create: true, read: true, update: true},
      prices: {read: true},
    },
  },
};

export const permissionsOf = (role: Role): PermissionState => PERMISSIONS[role];

/** A user, as everybody may see one. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
