import {AutoComplete, Select} from 'antd';
import {createElement as h} from 'react';
import {reactOptions} from './shared/react-options.js';

const shared = options => ({
  'aria-label': 'Choice',
  options,
  style: {inlineSize: '20rem'},
  showSearch: {filterOption: true, optionFilterProp: 'label'},
});

export default {
  ...reactOptions(
    {title: 'Ant Design (React)', note: 'It draws the options that are in sight.'},
    {
      select: options => h(Select, shared(options)),
      datalist: options => h(AutoComplete, shared(options.map(({label}) => ({value: label, label})))),
      'multi-select': options => h(Select, {mode: 'multiple', ...shared(options)}),
    },
  ),
  option: '.ant-select-item-option',
};
