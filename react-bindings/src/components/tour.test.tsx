import type {LcTour} from '@life-changers/elements/tour';
import {expect} from '@open-wc/testing';
import {createRef} from 'react';
import {mount} from '../testing/mount.js';
import {Tour} from './tour.js';

describe('Tour', () => {
  it('starts with its ref, and calls its handlers', async () => {
    const ref = createRef<LcTour>();
    const seen: unknown[] = [];
    await mount(
      <Tour
        ref={ref}
        steps={[{title: 'Welcome'}]}
        onTourStep={event => seen.push(event.detail.step.title)}
        onTourEnd={event => seen.push(event.detail.reason)}
      />,
    );
    ref.current!.start();
    ref.current!.end();
    expect(seen).to.deep.equal(['Welcome', 'api']);
  });

  it('sets rememberAs, and its default again when the prop is taken away', async () => {
    const ref = createRef<LcTour>();
    const {render} = await mount(<Tour ref={ref} rememberAs="tour" />);
    const seen = [ref.current!.rememberAs];
    await render(<Tour ref={ref} />);
    expect([...seen, ref.current!.rememberAs]).to.deep.equal(['tour', null]);
  });
});
