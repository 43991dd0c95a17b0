import {
  Checkbox,
  ColorPicker,
  DatePicker,
  Input,
  InputNumber,
  Rate,
  Select,
  Slider,
  TimePicker,
  TreeSelect,
  Upload,
} from 'antd';
import dayjs from 'dayjs';
import {createElement as h} from 'react';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';

/** Its controls have no label: the app writes one, here without its `Form`. */
const control =
  (component, props, ...children) =>
  index =>
    h(
      'div',
      {key: index},
      h('label', {htmlFor: `c${index}`}, labelOf(index)),
      h(component, {id: `c${index}`, ...props}, ...children),
    );

export default reactContender(
  {
    title: 'Ant Design (React)',
    note: 'The labels are native. Its color picker is a div without a role or a tab stop: colors are typed in its popup.',
  },
  {
    'text-area': control(Input.TextArea, {autoSize: {minRows: 2, maxRows: 8}, defaultValue: values.TEXT}),
    'number-input': control(InputNumber, {defaultValue: values.NUMBER}),
    password: control(Input.Password, {defaultValue: values.PASSWORD}),
    'checkbox-group': index =>
      h(
        'fieldset',
        {key: index},
        h('legend', {}, labelOf(index)),
        h(Checkbox.Group, {options: OPTIONS.slice(0, 3), defaultValue: values.CHOSEN}),
      ),
    'multi-select': control(Select, {mode: 'multiple', options: OPTIONS, defaultValue: values.CHOSEN}),
    'searchable-select': control(Select, {
      showSearch: true,
      options: OPTIONS,
      defaultValue: values.CHOSEN[0],
    }),
    'typed-date': control(DatePicker, {defaultValue: dayjs(values.DATE)}),
    'time-input': control(TimePicker, {
      format: 'HH:mm',
      defaultValue: dayjs(`${values.DATE}T${values.TIME}`),
    }),
    'date-range': control(DatePicker.RangePicker, {
      defaultValue: [dayjs(values.DATE), dayjs(values.END_DATE)],
    }),
    'file-upload': control(Upload, {multiple: true}, h('button', {type: 'button'}, 'Upload')),
    'code-input': control(Input.OTP, {length: 6, defaultValue: values.CODE}),
    month: control(DatePicker, {picker: 'month', defaultValue: dayjs(values.MONTH)}),
    'range-slider': control(Slider, {
      range: true,
      defaultValue: values.RANGE,
      ariaLabelForHandle: ['From', 'To'],
    }),
    rating: control(Rate, {defaultValue: values.STARS}),
    'color-input': control(ColorPicker, {showText: true, defaultValue: values.COLOR}),
    'tree-select': control(TreeSelect, {
      showSearch: true,
      treeData: values.TREE,
      defaultValue: values.CHOSEN[0],
    }),
  },
);
