export {
  checkPermission,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from './check-permission.js';
export {readCheck, type CheckResult} from './read-check.js';
