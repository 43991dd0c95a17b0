import '@vaadin/avatar';
import '@vaadin/badge';
import {nameOf} from '../../page/display-kinds.js';
import {domContender, withText} from '../mount/contender.js';
import {element} from '../shared/element.js';

export default domContender(
  {title: 'Vaadin'},
  {
    badge: withText('vaadin-badge'),
    avatar: index => element('vaadin-avatar', {name: nameOf(index)}),
  },
);
