import type {RequestHandler} from 'express';
import helmet from 'helmet';

/** A strict policy: no inline scripts or styles, no other origins, and only Lit turns strings into HTML. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Previews of chosen files use `blob:`.
  'img-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['lit-html'],
};

/**
 * Sets the security headers of every response.
 *
 * The policy does not extend helmet's default, which includes `upgrade-insecure-requests` and breaks http://localhost
 * in WebKit. HSTS is off for the same reason.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {useDefaults: false, directives: CONTENT_SECURITY_POLICY},
    strictTransportSecurity: false,
    xFrameOptions: {action: 'deny'},
    referrerPolicy: {policy: 'no-referrer'},
  });
}
