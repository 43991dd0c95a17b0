import '@life-changers/elements/styles/life-changers.css';
import '../theme.css';
// #if translated
import '../shared/language.js';
// #end
import './elements';
import {createApp} from 'vue';
import {RouterView} from 'vue-router';
import {followLinks} from './follow-links';
import {router} from './router';

followLinks(path => router.push(path));
createApp(RouterView).use(router).mount('#app');
