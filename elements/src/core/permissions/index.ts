export {
  checkPermission,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from './check-permission.js';
export {evaluateCheck, type CheckResult} from './evaluate-check.js';
