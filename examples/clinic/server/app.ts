/** The app: its API, its pages, and what protects both. */
import {registerTranslation} from '@life-changers/elements/core/localization';
import {it} from '@life-changers/elements/languages/it';
import express, {type ErrorRequestHandler, type Express} from 'express';
import {accountRoutes} from './accounts.js';
import {appointmentRoutes} from './appointments.js';
import type {Store} from './database.js';
import {createFaults} from './faults.js';
import {fileRoutes} from './files.js';
import {register} from './intake.js';
import {patientRoutes} from './patients.js';
import {priceRoutes} from './prices.js';
import {allow, requireOwnPage, requireUser} from './sessions.js';

registerTranslation(it);

const POLICY = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

export interface AppOptions {
  readonly store: Store;
  /** The folder of the built pages. */
  readonly pages: string;
  /** The folder of the uploaded files. */
  readonly uploads: string;
  /** Whether tests can let the server fail. */
  readonly hasFaults: boolean;
}

export function createApp({store, pages, uploads, hasFaults}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    });
    next();
  });

  if (hasFaults) {
    const {routes, fail} = createFaults();
    app.use(routes);
    app.use('/api', fail);
  }

  const api = express.Router();
  api.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store').vary('Accept-Language');
    next();
  });
  api.use(requireOwnPage);
  api.use(express.json({limit: '1mb'}));
  const {session, profile, users} = accountRoutes(store);
  api.use('/session', session);
  api.use(requireUser(store));
  api.use('/profile', profile);
  api.use('/users', users);
  api.post('/patients', allow('patients', 'create'), (request, response) =>
    register(store, request, response),
  );
  api.use('/patients', patientRoutes(store));
  api.use('/files', fileRoutes(store, uploads));
  api.use('/appointments', appointmentRoutes(store));
  api.use('/prices', priceRoutes(store));
  api.use((_request, response) => void response.status(404).json({message: 'There is no such resource.'}));
  app.use('/api', api);

  app.use('/assets', express.static(`${pages}/assets`, {immutable: true, maxAge: '1y'}));
  app.use(express.static(pages, {index: false}));
  app.get('/{*path}', (_request, response) => response.sendFile('index.html', {root: pages}));
  app.use(sendError);
  return app;
}

/** Express and this app mark errors of the request with a status. What others say is only in the log. */
const sendError: ErrorRequestHandler = (
  error: {status?: number; message?: string},
  _request,
  response,
  next,
) => {
  if (response.headersSent) return next(error);
  const {status = 500, message} = error;
  if (status >= 500) console.error(error);
  response.status(status).json({message: status < 500 ? message : 'The server has failed.'});
};
