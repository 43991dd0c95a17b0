import '@life-changers/elements/menu';
import '@life-changers/elements/menu-item';
import {elementMenu} from './shared/element-menu.js';

export default elementMenu({title: 'Life Changers'}, {menu: 'lc-menu', item: 'lc-menu-item'}, menu =>
  menu.hide(),
);
