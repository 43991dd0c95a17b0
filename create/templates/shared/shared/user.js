// #only signIn
/**
 * The user who is signed in.
 *
 * @typedef {object} User
 * @property {string} name
 * @property {import('@life-changers/elements/core/permissions').PermissionState} permissions
 */

/** What the sign-in page shows about the sample users. Remove it with them. */
export const sampleUsers =
  'ada@example.com adds people, and grace@example.com only reads them. The password of both is sample-password.';
