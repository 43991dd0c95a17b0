import {
  Checkbox,
  CheckboxGroup,
  ColorInput,
  Datalist,
  MultiSelect,
  RadioButton,
  RangeSlider,
  Rating,
  Segmented,
  Select,
  Slider,
  TreeSelect,
  Switch,
} from '@life-changers/react';

const optionsOf = (...texts: readonly string[]) => texts.map(text => ({text, value: text}));

const allergens = optionsOf('Gluten', 'Milk', 'Nuts', 'Sesame', 'Soy');

export const choices = {
  selects: () => (
    <Select
      className="thumb-field"
      label="Pickup"
      options={optionsOf('Main street', 'Harbor')}
      initValue="Harbor"
    />
  ),
  'multi-selects': () => (
    <MultiSelect
      className="thumb-wide"
      label="Allergens"
      options={allergens}
      initValue={['Gluten', 'Milk']}
    />
  ),
  'tree-selects': () => (
    <TreeSelect
      className="thumb-wide"
      label="Region"
      options={[{text: 'Europe', value: 'europe', children: optionsOf('Rome', 'Lisbon')}]}
      initValue="Rome"
      showPath
    />
  ),
  'transfer-lists': () => (
    <div className="thumb-wide">
      <div className="thumb-columns">
        <ul className="thumb-popup">
          <li>Number</li>
          <li className="is-current">Status</li>
          <li>Country</li>
        </ul>
        <ul className="thumb-popup">
          <li>Date</li>
          <li>Customer</li>
          <li>Total</li>
        </ul>
      </div>
    </div>
  ),
  datalists: () => (
    <div className="thumb-field">
      <Datalist label="City" options={optionsOf('Lisbon', 'Lille', 'Linz')} initValue="Li" />
      <ul className="thumb-popup">
        <li className="is-current">
          <mark>Li</mark>sbon
        </li>
        <li>
          <mark>Li</mark>lle
        </li>
      </ul>
    </div>
  ),
  checkboxes: () => (
    <div className="thumb-stack">
      <Checkbox label="Slice the loaf" checked />
      <Checkbox label="Gift box" />
    </div>
  ),
  'checkbox-groups': () => (
    <CheckboxGroup
      className="thumb-field"
      label="Days"
      options={optionsOf('Monday', 'Wednesday', 'Friday')}
      initValue={['Monday', 'Friday']}
    />
  ),
  switches: () => (
    <div className="thumb-stack">
      <Switch label="Orders are open" checked />
      <Switch label="Send a daily report" />
    </div>
  ),
  radios: () => (
    <RadioButton
      className="thumb-field"
      label="Delivery"
      options={optionsOf('Pickup', 'Bicycle', 'Van')}
      initValue="Bicycle"
    />
  ),
  sliders: () => <Slider className="thumb-field" label="Humidity" measurementUnit="%" initValue={68} />,
  'range-sliders': () => (
    <RangeSlider className="thumb-field" label="Price" measurementUnit="€" initValue={[25, 70]} />
  ),
  'color-inputs': () => <ColorInput className="thumb-field" label="Crust" initValue="#b5651d" />,
  ratings: () => <Rating className="thumb-field" label="Crust" initValue={4} />,
  segmented: () => (
    <Segmented aria-label="View" options={optionsOf('Day', 'Week', 'Month')} initValue="Week" />
  ),
};
