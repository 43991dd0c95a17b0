import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {connectForm, type FormConnection} from '../form/form.define.js';
import type {LcRangeSlider} from './range-slider.define.js';
import './range-slider.define.js';

describe('lc-range-slider in a form with a schema', () => {
  const schema = z.object({price: z.tuple([z.number(), z.number().max(50)])});
  let connection: FormConnection | undefined;
  afterEach(() => connection?.disconnect());

  async function setUp() {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <lc-range-slider name="price" label="Price" value="20,60" show-validation></lc-range-slider>
      </form>
    `);
    const current = connectForm(form, {schema});
    connection = current as unknown as FormConnection;
    return {form, current, slider: form.querySelector<LcRangeSlider>('lc-range-slider')!};
  }

  it('shows the issue of one of its numbers', async () => {
    const {slider} = await setUp();
    expect(slider.validationMessage).to.equal('Price must be 50 or less.');
  });

  it('passes both numbers as a pair', async () => {
    const {current} = await setUp();
    expect(current.values).to.deep.equal({price: [20, 60]});
  });

  for (const path of ['price', 'price[1]'])
    it(`shows the message of a server for ${path} until the value changes`, async () => {
      const {current, slider} = await setUp();
      slider.value = [20, 40];
      const message = () => slider.shadowRoot!.querySelector('#message')!.textContent.trim();
      current.setIssues([{path, message: 'Nothing costs so much.'}]);
      await slider.updateComplete;
      const shown = message();
      slider.shadowRoot!.querySelector('input')!.focus();
      slider.value = [20, 30];
      slider.dispatchEvent(new Event('input', {bubbles: true}));
      await slider.updateComplete;
      expect([shown, message()]).to.deep.equal(['Nothing costs so much.', '']);
    });

  it('has the values of the form after a reset', async () => {
    const {form, slider} = await setUp();
    slider.value = [1, 2];
    form.reset();
    expect([slider.value, new FormData(form).getAll('price')]).to.deep.equal([
      [20, 60],
      ['20', '60'],
    ]);
  });
});
