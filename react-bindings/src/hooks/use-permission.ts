import {
  checkPermission,
  type PermissionQuery,
  type PermissionState,
} from '@life-changers/elements/core/permissions';
import {createContext, createElement, useContext, type ReactNode} from 'react';

const PermissionContext = createContext<PermissionState | null>(null);

/** The props of `PermissionProvider`. */
export interface PermissionProviderProps {
  /** The user's permissions. Null while they are unknown: nothing is permitted. */
  state: PermissionState | null | undefined;
  children?: ReactNode | undefined;
}

/** Provides the user's permissions to the components inside it. A nested provider replaces them completely. */
export function PermissionProvider({state, children}: PermissionProviderProps): ReactNode {
  return createElement(PermissionContext.Provider, {value: state ?? null}, children);
}

/**
 * Returns whether the user has a permission, according to `checkPermission` and the state of the nearest
 * `PermissionProvider`. Without a provider, it returns false.
 */
export function usePermission(query: PermissionQuery): boolean {
  return checkPermission(useContext(PermissionContext), query);
}
