import '@vaadin/combo-box';
import '@vaadin/multi-select-combo-box';
import {element} from '../shared/element.js';
import {elementOptions} from './contender.js';

export default elementOptions(
  {title: 'Vaadin', note: 'It draws the options that are in sight.'},
  {
    select: items => element('vaadin-combo-box', {label: 'Choice', items}),
    datalist: items => element('vaadin-combo-box', {label: 'Choice', allowCustomValue: true, items}),
    'multi-select': items =>
      element('vaadin-multi-select-combo-box', {label: 'Choice', itemIdPath: 'value', items}),
  },
);
