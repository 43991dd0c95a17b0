import {Avatar, Badge, Tag} from '@life-changers/react';
import {createElement as h} from 'react';
import {nameOf} from '../../page/display-kinds.js';
import {labelOf} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';

export default reactContender(
  {title: 'Life Changers, React'},
  {
    badge: index => h(Badge, {key: index}, labelOf(index)),
    tag: index => h(Tag, {key: index, removable: true}, labelOf(index)),
    avatar: index => h(Avatar, {key: index, name: nameOf(index)}),
  },
);
