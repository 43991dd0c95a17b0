import '@life-changers/elements/avatar';
import '@life-changers/elements/badge';
import '@life-changers/elements/tag';
import {nameOf} from '../../page/display-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';

export default domContender(
  {title: 'Life Changers'},
  {
    badge: index => element('lc-badge', {}, labelOf(index)),
    tag: index => element('lc-tag', {removable: true}, labelOf(index)),
    avatar: index => element('lc-avatar', {name: nameOf(index)}),
  },
);
