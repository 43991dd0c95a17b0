import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import {elementMenu} from './shared/element-menu.js';

const close = menu => (menu.open = false);

export default elementMenu({title: 'Web Awesome'}, {menu: 'wa-dropdown', item: 'wa-dropdown-item'}, close);
