// #if signIn
import {inject} from '@angular/core';
import {Router, type Routes} from '@angular/router';
// #else
import type {Routes} from '@angular/router';
// #end
import {AppFrame} from './app-frame';
import {Home} from './home';
// #if forms
import {NewPerson} from './new-person';
// #end
// #if tables
import {People} from './people';
// #end
// #if signIn
import {SignIn} from './sign-in';
import {CurrentUser} from './current-user';

/** Only users see the pages of the frame. */
async function isUser() {
  const router = inject(Router);
  const user = await inject(CurrentUser).load();
  return user !== null || router.parseUrl('/sign-in');
}
// #end

export const routes: Routes = [
  // #if signIn
  {path: 'sign-in', component: SignIn},
  // #end
  {
    path: '',
    component: AppFrame,
    // #if signIn
    canActivate: [isUser],
    // #end
    children: [
      {path: '', component: Home},
      // #if tables
      {path: 'people', component: People},
      // #end
      // #if forms
      {path: 'people/new', component: NewPerson},
      // #end
    ],
  },
];
