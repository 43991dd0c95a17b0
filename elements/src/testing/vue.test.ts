import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {createApp, nextTick, reactive} from 'vue';
import '../components/checkbox-group/checkbox-group.define.js';
import '../components/checkbox/checkbox.define.js';
import '../components/date-range-picker/date-range-picker.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/file-upload/file-upload.define.js';
import '../components/number-input/number-input.define.js';
import '../components/rating/rating.define.js';
import '../components/select/select.define.js';
import '../components/switch/switch.define.js';
import '../components/text-input/text-input.define.js';
import {recordWarnings} from './events.js';
import {press} from './keyboard.js';
import {until} from './until.js';

type Control = HTMLElement & {value: unknown; checked?: boolean; updateComplete: Promise<boolean>};

const OPTIONS = [
  {text: 'Admin', value: 'admin'},
  {text: 'Guest', value: 'guest'},
];

let unmount = () => {};

/** A control in a Vue app, bound to `model.value`. */
async function mount(template: string, value: unknown) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = reactive({value, options: OPTIONS});
  const app = createApp({template, setup: () => ({model})});
  app.config.compilerOptions.isCustomElement = tag => tag.startsWith('lc-');
  app.mount(root);
  unmount = () => {
    app.unmount();
    root.remove();
  };
  const control = root.querySelector<Control>('[id=bound]')!;
  await control.updateComplete;
  return {model, control};
}

const readings = ({value, checked}: Control) => (checked === undefined ? value : checked);

describe('v-model of Vue', () => {
  afterEach(() => unmount());

  for (const [name, template, first, second, edit, edited] of [
    [
      'lc-text-input',
      '<lc-text-input id="bound" label="Name" v-model="model.value" />',
      'Ada',
      'Grace',
      async () => {
        await press('End');
        await sendKeys({type: 'x'});
      },
      'Gracex',
    ],
    [
      'lc-select',
      '<lc-select id="bound" label="Role" :options="model.options" v-model="model.value" />',
      'admin',
      'guest',
      () => press('ArrowUp'),
      'admin',
    ],
    [
      'lc-date-time-picker',
      '<lc-date-time-picker id="bound" label="Start" v-model="model.value" />',
      '2026-05-14',
      '2026-05-15',
      async () => {
        await press('Enter');
        // The code of the calendar may still have to load.
        await until(() => document.activeElement!.shadowRoot!.activeElement?.matches('[role=gridcell]'));
        for (const key of ['ArrowRight', 'Enter']) await press(key);
      },
      '2026-05-16',
    ],
    [
      'lc-checkbox-group',
      '<lc-checkbox-group id="bound" label="Roles" :options="model.options" v-model="model.value" />',
      [],
      ['guest'],
      () => press('Space'),
      ['admin', 'guest'],
    ],
    [
      'lc-checkbox',
      '<lc-checkbox id="bound" label="News" type="checkbox" v-model="model.value" />',
      false,
      true,
      () => press('Space'),
      false,
    ],
    [
      'lc-switch',
      '<lc-switch id="bound" label="Admin" type="checkbox" v-model="model.value" />',
      true,
      false,
      () => press('Space'),
      true,
    ],
    [
      'lc-switch with :checked and @change',
      '<lc-switch id="bound" label="Admin" :checked="model.value" @change="model.value = $event.target.checked" />',
      true,
      false,
      () => press('Space'),
      true,
    ],
  ] as const) {
    it(`sets the value of ${name}, and a later one`, async () => {
      const {model, control} = await mount(template, first);
      const before = readings(control);
      model.value = second;
      await nextTick();
      expect([before, readings(control)]).to.deep.equal([first, second]);
    });

    it(`follows an edit of ${name}`, async () => {
      const {model, control} = await mount(template, second);
      control.focus();
      await edit();
      await nextTick();
      expect([model.value, readings(control)]).to.deep.equal([edited, edited]);
    });
  }

  it('converts the text of lc-number-input with .number', async () => {
    const template = '<lc-number-input id="bound" label="Seats" v-model.number="model.value" />';
    const {model, control} = await mount(template, 2);
    control.focus();
    await press('End');
    await sendKeys({type: '5'});
    expect([model.value, control.value]).to.deep.equal([25, '25']);
  });

  for (const name of ['date-range-picker', 'file-upload', 'rating']) {
    it(`leaves lc-${name} empty if the model is null`, async () => {
      const warnings = await recordWarnings(async () => {
        const {control} = await mount(`<lc-${name} id="bound" v-model="model.value" label="A" />`, null);
        expect(control.value).to.equal(null);
      });
      expect(warnings).to.deep.equal([]);
    });
  }

  for (const name of ['checkbox', 'switch']) {
    it(`warns on lc-${name} without type="checkbox"`, async () => {
      const warnings = await recordWarnings(() =>
        mount(`<lc-${name} id="bound" v-model="model.value" />`, true),
      );
      expect(warnings).to.deep.equal([
        `<lc-${name}>: value is the text that a form submits; to check the control, set checked. In Vue, use v-model with type="checkbox".`,
      ]);
    });
  }
});
