import type {RequestHandler} from 'express';
import helmet from 'helmet';

/** Strict: no inline code or style, nothing from elsewhere, and no string becomes HTML but through Lit. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // `blob:` shows the previews of chosen files.
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
 * Sets the security headers of every answer.
 *
 * The policy is written out, not merged with helmet's: helmet's asks for `upgrade-insecure-requests`, which
 * breaks http://localhost in WebKit. HSTS is off for the same reason.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {useDefaults: false, directives: CONTENT_SECURITY_POLICY},
    strictTransportSecurity: false,
    xFrameOptions: {action: 'deny'},
    referrerPolicy: {policy: 'no-referrer'},
  });
}
