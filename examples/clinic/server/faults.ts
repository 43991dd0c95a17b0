/**
 * A server that fails or is slow on purpose, for tests. Its route is there only if `CLINIC_FAULTS` is set:
 * `PUT /test/faults` with `[{path, method, status, delay}]`.
 */
import express, {Router, type RequestHandler} from 'express';

interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly delay?: number;
}

export interface Faults {
  readonly routes: Router;
  readonly fail: RequestHandler;
}

export function createFaults(): Faults {
  let faults: readonly Fault[] = [];
  const routes = Router();
  routes.put('/test/faults', express.json(), (request, response) => {
    faults = request.body as readonly Fault[];
    response.status(204).end();
  });
  const fail: RequestHandler = async (request, response, next) => {
    const fault = faults.find(
      ({path, method}) =>
        request.originalUrl.startsWith(path) && (method ?? request.method) === request.method,
    );
    if (fault?.delay) await new Promise(resolve => setTimeout(resolve, fault.delay));
    if (fault?.status) response.status(fault.status).json({message: 'The server fails on purpose.'});
    else next();
  };
  return {routes, fail};
}
