import compression from 'compression';
import express, {Router} from 'express';
import type {Express} from 'express';
import {echoRoute} from './echo.js';
import {allowOnly, errorHandler, notFound, refuseBadAddress} from './error-handler.js';
import {logRoute} from './log-route.js';
import {orderActionsRoute} from './order-actions-route.js';
import {OrderSessions} from './order-sessions.js';
import {pricesRoute} from './prices-route.js';
import {ordersRoute, peopleRoute} from './rows-route.js';
import type {RowsOptions} from './rows-route.js';
import {securityHeaders} from './security.js';
import {site} from './site.js';

/** The options of the app. All are optional. */
export interface AppOptions extends RowsOptions {
  /** The absolute path of the built demo site. Without it, the app serves only the API. */
  siteFolder?: string;
}

/** Creates the stub: the API under `/api-stub`, and the demo site if `siteFolder` is set. Does not listen. */
export function createApp({siteFolder, ...rows}: AppOptions = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(), compression(), refuseBadAddress);
  app.use('/api-stub', api(rows));
  if (siteFolder !== undefined) app.use(site(siteFolder));
  app.use(notFound);
  app.use(errorHandler());
  return app;
}

function api(rows: RowsOptions): Router {
  const router = Router();
  router.use((_req, res, next) => {
    // A reload must reach the stub. Otherwise, the browser's cache would hide faults.
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.route('/people').get(peopleRoute(rows)).all(allowOnly('GET', 'HEAD'));
  const orders = new OrderSessions(rows.orders, rows.lastOrderDay);
  router
    .route('/orders')
    .get(ordersRoute(orders, rows))
    .post(orderActionsRoute(orders))
    .all(allowOnly('GET', 'HEAD', 'POST'));
  router.route('/log').get(logRoute(rows)).all(allowOnly('GET', 'HEAD'));
  router.route('/prices').post(pricesRoute(rows)).all(allowOnly('POST'));
  router.route('/echo').post(echoRoute).all(allowOnly('POST'));
  router.use(notFound);
  return router;
}
