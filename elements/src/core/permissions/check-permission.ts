/** What can be done with a view (spec, section 3). */
export const PERMISSION_METHODS = ['create', 'read', 'update', 'delete'] as const;

/** What can be done with a view. */
export type PermissionMethod = (typeof PERMISSION_METHODS)[number];

/** What a user may do, as plain data. What is left out is not allowed. */
export interface PermissionState {
  /** Whether the user may do everything. */
  readonly superAdmin?: boolean | undefined;
  /** For each view by its name, what may be done with it. */
  readonly views?: Readonly<Record<string, Readonly<Partial<Record<PermissionMethod, boolean>>>>> | undefined;
  /** Privileges that stand beside the views, by name. */
  readonly special?: Readonly<Record<string, boolean>> | undefined;
}

/** What a user wants to do. */
export interface PermissionQuery {
  readonly view: string;
  readonly method: PermissionMethod;
  /** A privilege that is enough by itself, whatever the views say. */
  readonly special?: string | undefined;
}

/**
 * Whether a user may do something (spec, section 4): a super admin may, so may who has the named special privilege,
 * and so may who has the method in the view. Nobody else may.
 *
 * It fails closed. Only `true` allows, and not what is merely truthy; only an object's own properties count, so that
 * no name reaches what objects inherit; no state, an unknown view, an unknown method and data of a wrong type are
 * answered with no. It never throws for data that came as JSON.
 *
 * It decides what a page shows. The server that gives the data must check for itself.
 */
export function checkPermission(state: PermissionState | null | undefined, query: PermissionQuery): boolean {
  if (!isRecord(query)) return false;
  const {view, method, special} = query;
  if (own(state, 'superAdmin') === true) return true;
  if (own(own(state, 'special'), special) === true) return true;
  return PERMISSION_METHODS.includes(method) && own(own(own(state, 'views'), view), method) === true;
}

/** An object's own property; undefined for everything else. */
function own(object: unknown, name: unknown): unknown {
  if (!isRecord(object) || typeof name !== 'string' || !Object.hasOwn(object, name)) return undefined;
  return object[name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
