/** What can be done with a view. */
export const PERMISSION_METHODS = ['create', 'read', 'update', 'delete'] as const;

/** What can be done with a view. */
export type PermissionMethod = (typeof PERMISSION_METHODS)[number];

/** The permissions of a user, as plain data. Everything that is missing is denied. */
export interface PermissionState {
  /** Whether the user may do everything. */
  readonly superAdmin?: boolean | undefined;
  /** The allowed methods of each view, by the name of the view. */
  readonly views?: Readonly<Record<string, Readonly<Partial<Record<PermissionMethod, boolean>>>>> | undefined;
  /** Special privileges, independent of views, by name. */
  readonly special?: Readonly<Record<string, boolean>> | undefined;
}

/** The permission to check. */
export interface PermissionQuery {
  readonly view: string;
  readonly method: PermissionMethod;
  /** A special privilege that grants the permission independently of the views. */
  readonly special?: string | undefined;
}

/**
 * Whether a user has a permission: as a super admin, through the named special privilege, or through
 * the method in the view.
 *
 * It fails closed. Only `true` allows, not other truthy values. Only own properties count, so that no name reaches
 * inherited members. A missing state, an unknown view or method, and data of the wrong type deny. It never throws for
 * data from JSON.
 *
 * It only decides what the app shows. The server must check permissions itself.
 */
export function checkPermission(state: PermissionState | null | undefined, query: PermissionQuery): boolean {
  if (!isRecord(query)) return false;
  const {view, method, special} = query;
  if (own(state, 'superAdmin') === true) return true;
  if (own(own(state, 'special'), special) === true) return true;
  return PERMISSION_METHODS.includes(method) && own(own(own(state, 'views'), view), method) === true;
}

/** Returns an own property of an object, or undefined. */
function own(object: unknown, name: unknown): unknown {
  if (!isRecord(object) || typeof name !== 'string' || !Object.hasOwn(object, name)) return undefined;
  return object[name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
