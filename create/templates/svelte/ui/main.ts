import '@life-changers/elements/styles/life-changers.css';
import '../theme.css';
// #if translated
import '../shared/language.js';
// #end
import './elements';
import {mount} from 'svelte';
import App from './app.svelte';
// #if signIn
import {loadUser} from './session';
import SignIn from './sign-in.svelte';
// #end

const target = document.querySelector('#app')!;
// #if signIn
const isSignIn = location.pathname === '/sign-in';
const user = isSignIn ? null : await loadUser();
if (isSignIn) mount(SignIn, {target});
else if (user === null) location.replace('/sign-in');
// #if forms
else mount(App, {target, props: {user}});
// #else
else mount(App, {target});
// #end
// #else
mount(App, {target});
// #end
