import '@vaadin/avatar';
import '@vaadin/badge';
import {nameOf} from '../../page/display-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';

export default domContender(
  {title: 'Vaadin'},
  {
    badge: index => element('vaadin-badge', {}, labelOf(index)),
    avatar: index => element('vaadin-avatar', {name: nameOf(index)}),
  },
);
