// #only forms
// #if next
'use client';

// #end
// #if signIn
import {checkPermission} from '@life-changers/elements/core/permissions';
import {Permissions} from '@life-changers/react';
import type {User} from '../shared/user.js';
// #end
import {PersonForm} from './person-form';
// #if signIn
import {ADD_PEOPLE} from './queries';

/** The page to add a person. The server refuses what a user may not do. */
export function NewPerson({user}: {user: User}) {
// #else

export function NewPerson() {
// #end
  return (
    <>
      <h1>Add a person</h1>
      {/* #if signIn */}
      <Permissions
        check={checkPermission(user.permissions, ADD_PEOPLE)}
        yes={<PersonForm />}
        no={<p>You may not use this page. Ask an editor.</p>}
      />
      {/* #else */}
      <PersonForm />
      {/* #end */}
    </>
  );
}
