import '@life-changers/elements';
import {mount} from 'svelte';
import CustomElements from './custom-elements.svelte';

mount(CustomElements, {target: document.querySelector('#app')!});
