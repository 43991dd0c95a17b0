import '@life-changers/elements';
import {createApp} from 'vue';
import CustomElements from './custom-elements.vue';

createApp(CustomElements).mount('#app');
