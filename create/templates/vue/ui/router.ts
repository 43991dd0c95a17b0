import {createRouter, createWebHistory} from 'vue-router';
import AppFrame from './app-frame.vue';
import HomePage from './home-page.vue';
// #if forms
import NewPerson from './new-person.vue';
// #end
// #if tables
import PeoplePage from './people-page.vue';
// #end
// #if signIn
import SignIn from './sign-in.vue';
import {refreshUser} from './user';
// #end

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    // #if signIn
    {path: '/sign-in', component: SignIn},
    // #end
    {
      path: '/',
      component: AppFrame,
      children: [
        {path: '', component: HomePage},
        // #if tables
        {path: 'people', component: PeoplePage},
        // #end
        // #if forms
        {path: 'people/new', component: NewPerson},
        // #end
      ],
    },
  ],
});
// #if signIn

/** Only users see the other pages. */
router.beforeEach(async ({path}) => path === '/sign-in' || (await refreshUser()) !== null || '/sign-in');
// #end
