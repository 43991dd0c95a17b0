import {
  Button,
  Checkbox,
  Fieldset,
  FileUpload,
  IconButton,
  Segmented,
  Slider,
  Switch,
  TextInput,
} from '@life-changers/react';
import {BIN, Icon} from '../../../site/component-page/drawn-icon.js';

const sizes = ['Small', 'Large'].map(text => ({text, value: text}));

/** The steps of an order. */
const STEPS = ['Basket', 'Delivery', 'Payment'];
const CURRENT_STEP = 1;

export const forms = {
  'all-form-components': () => (
    <div className="thumb-field">
      <TextInput aria-label="Cake" initValue="Plum cake" />
      <Slider aria-label="Guests" minValue={2} maxValue={20} initValue={12} />
      <div className="thumb-row is-apart">
        <Checkbox label="Candles" checked />
        <Switch label="Gift" checked />
      </div>
    </div>
  ),
  forms: () => (
    <div className="thumb-field">
      <TextInput label="Name" initValue="Ida Holm" required noRequiredMark />
      <div className="thumb-row">
        <Button type="submit" size="sm" text="Book the class" />
        <Button type="submit" size="sm" text="Reset" variant="ghost" />
      </div>
    </div>
  ),
  'form-example': () => (
    <div className="thumb-wide thumb-stack">
      <div className="thumb-columns">
        <TextInput label="First name" initValue="Ida" />
        <TextInput label="Last name" initValue="Holm" />
      </div>
      <Segmented aria-label="Size" options={sizes} initValue="Large" />
    </div>
  ),
  validation: () => (
    <TextInput
      className="thumb-field"
      label="Email"
      initValue="ida@holm"
      error="Enter the whole address, such as ida@holm.example."
    />
  ),
  'files-upload': () => (
    <FileUpload className="thumb-wide" label="Delivery note" accept=".pdf" initValue="flour-1187.pdf" />
  ),
  fieldsets: () => (
    <Fieldset className="thumb-wide" legend="Where do we deliver?">
      <div className="thumb-columns">
        <TextInput label="Postal code" initValue="18055" />
        <TextInput label="City" initValue="Rostock" />
      </div>
    </Fieldset>
  ),
  'field-lists': () => (
    <div className="thumb-field">
      {['Rye loaf', 'Oat tin'].map(name => (
        <div key={name} className="thumb-row is-filled">
          <TextInput aria-label="Product" initValue={name} />
          <IconButton type="submit" text={`Remove ${name}`} variant="ghost" size="sm">
            <Icon path={BIN} />
          </IconButton>
        </div>
      ))}
      <div className="thumb-row">
        <Button type="submit" size="sm" text="Add a product" variant="secondary" />
      </div>
    </div>
  ),
  steps: () => (
    <ol className="thumb-steps">
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={index < CURRENT_STEP ? 'is-done' : index === CURRENT_STEP ? 'is-current' : undefined}
        >
          <span>{index < CURRENT_STEP ? <Icon path="M5 10.5l3.5 3.5L15 7" /> : index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  ),
  'error-summaries': () => (
    <div className="thumb-summary">
      <strong>There are 2 problems</strong>
      <ul>
        <li>
          <span>Enter your name.</span>
        </li>
        <li>
          <span>The departure must be after the arrival.</span>
        </li>
      </ul>
    </div>
  ),
};
