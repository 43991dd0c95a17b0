// #only signIn
import {shallowRef} from 'vue';
import type {User} from '../shared/user.js';
import {loadUser} from './session';

/** Who is signed in. */
export const user = shallowRef<User | null>(null);

export async function refreshUser(): Promise<User | null> {
  user.value ??= await loadUser();
  return user.value;
}
