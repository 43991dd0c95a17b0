import '@life-changers/elements/avatar';
import '@life-changers/elements/badge';
import '@life-changers/elements/tag';
import {nameOf} from '../../page/display-kinds.js';
import {domContender, withText} from '../mount/contender.js';
import {element} from '../shared/element.js';

export default domContender(
  {title: 'Life Changers'},
  {
    badge: withText('lc-badge'),
    tag: withText('lc-tag', {removable: true}),
    avatar: index => element('lc-avatar', {name: nameOf(index)}),
  },
);
