import type {LcTextInput} from '@life-changers/elements/text-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {renderToString} from 'react-dom/server';
import {Button} from './button.js';
import {hydrate} from './testing/mount.js';
import {TextInput} from './text-input.js';
import {Typography} from './typography.js';

const page = (
  <section>
    <Typography variant="h1">People</Typography>
    <TextInput id="name" className="wide" name="name" label="Name" initValue="Ada" />
    <Button text="Save" onClick={() => {}} />
  </section>
);

const controlIn = (container: Element) => container.querySelector<LcTextInput>('lc-text-input')!;

describe('a page that a server rendered', () => {
  it('shows its text before React is there', () => {
    expect(renderToString(page)).to.contain('People').and.to.contain('Save');
  });

  it('gets its properties when React takes over', async () => {
    const container = await hydrate(renderToString(page), page);
    const {id, label, value} = controlIn(container);
    expect([id, label, value]).to.deep.equal(['name', 'Name', 'Ada']);
  });

  it('keeps its elements', async () => {
    let before: Element | null = null;
    const container = await hydrate(renderToString(page), page, place => (before = controlIn(place)));
    expect(controlIn(container) === before).to.equal(true);
  });

  it('keeps what the user typed before React took over', async () => {
    const container = await hydrate(renderToString(page), page, async place => {
      await controlIn(place).updateComplete;
      controlIn(place).focus();
      await sendKeys({type: 'Grace'});
    });
    expect(controlIn(container).value).to.equal('Grace');
  });
});
