// #only signIn
// #if forms
import {computed, Injectable, signal} from '@angular/core';
import {checkPermission} from '@life-changers/elements/core/permissions';
// #else
import {Injectable, signal} from '@angular/core';
// #end
import type {User} from '../shared/user.js';
// #if forms
import {ADD_PEOPLE} from './queries';
// #end
import {loadUser} from './session';

/** Who is signed in. */
@Injectable({providedIn: 'root'})
export class CurrentUser {
  readonly #user = signal<User | null>(null);
  // #if forms
  readonly canAdd = computed(() => checkPermission(this.#user()?.permissions, ADD_PEOPLE));
  // #end

  async load(): Promise<User | null> {
    if (this.#user() === null) this.#user.set(await loadUser());
    return this.#user();
  }
}
