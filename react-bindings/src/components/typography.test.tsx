import type {LcTypography} from '@life-changers/elements/typography';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Typography} from './typography.js';

const baseOf = (container: Element) =>
  container.querySelector<LcTypography>('lc-typography')!.shadowRoot!.querySelector('[part=base]')!;

describe('Typography', () => {
  it('is a heading of its level', async () => {
    const {container} = await mount(
      <Typography variant="h3" level={2}>
        People
      </Typography>,
    );
    expect(baseOf(container).localName).to.equal('h2');
  });

  it('shows its React children', async () => {
    const {container, render} = await mount(<Typography>One</Typography>);
    await render(
      <Typography>
        Two <b>bold</b>
      </Typography>,
    );
    expect(container.querySelector('lc-typography')!.innerHTML).to.equal('Two <b>bold</b>');
  });

  it('is body text again when its variant is removed', async () => {
    const {container, render} = await mount(<Typography variant="h1">One</Typography>);
    await render(<Typography>One</Typography>);
    expect(baseOf(container).localName).to.equal('p');
  });

  for (const [prop, value, standard] of [
    ['as', 'span', ''],
    ['align', 'end', 'start'],
    ['lines', 2, null],
    ['source', 'Ada Lovelace', ''],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<Typography {...{[prop]: value}}>One</Typography>);
      const text = container.querySelector<LcTypography>('lc-typography')!;
      expect(text[prop]).to.equal(value);
      await render(<Typography>One</Typography>);
      expect(text[prop]).to.equal(standard);
    });
  }
});
