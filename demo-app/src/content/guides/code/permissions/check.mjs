import {checkPermission} from '@life-changers/elements/core/permissions';

export function requirePermission(view, method) {
  return (request, response, next) => {
    if (checkPermission(request.user.permissions, {view, method}))
      next();
    else response.status(403).end();
  };
}
