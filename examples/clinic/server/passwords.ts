import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto';
import {promisify} from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const LENGTH = 32;

export interface StoredPassword {
  readonly salt: string;
  readonly password: string;
}

export async function hashPassword(text: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const password = await derive(text, salt, LENGTH);
  return {salt: salt.toString('hex'), password: password.toString('hex')};
}

/** Compares in the same time for each password, also if there is no such user. */
export async function isPassword(text: string, stored: StoredPassword | null): Promise<boolean> {
  const salt = stored?.salt ?? '00'.repeat(16);
  const derived = await derive(text, Buffer.from(salt, 'hex'), LENGTH);
  const expected = Buffer.from(stored?.password ?? '00'.repeat(LENGTH), 'hex');
  return timingSafeEqual(derived, expected) && stored !== null;
}
