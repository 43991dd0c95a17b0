import {
  checkPermission,
  type PermissionQuery,
  type PermissionState,
} from '@life-changers/elements/core/permissions';
import {createContext, createElement, useContext, type ReactNode} from 'react';

const PermissionContext = createContext<PermissionState | null>(null);

/** The props of `PermissionProvider`. */
export interface PermissionProviderProps {
  /** What the user may do; null while nobody knows, which is nothing. */
  state: PermissionState | null | undefined;
  children?: ReactNode | undefined;
}

/** Tells everything inside it what the user may do. An inner provider replaces the outer one as a whole. */
export function PermissionProvider({state, children}: PermissionProviderProps): ReactNode {
  return createElement(PermissionContext.Provider, {value: state ?? null}, children);
}

/**
 * Whether the user may do something, by `checkPermission` and the state of the nearest `PermissionProvider`. Without
 * one the answer is no.
 */
export function usePermission(query: PermissionQuery): boolean {
  return checkPermission(useContext(PermissionContext), query);
}
