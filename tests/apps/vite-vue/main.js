import '@life-changers/elements';
import '@life-changers/elements/styles/life-changers.css';
import {createApp} from 'vue';
import App from './app.vue';

createApp(App).mount('#app');
