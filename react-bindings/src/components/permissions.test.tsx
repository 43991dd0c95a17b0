import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Permissions, type PermissionsProps} from './permissions.js';

const branches = {yes: <p>Private</p>, no: <p>Not authorized</p>};

/** The rendered text for a check. */
async function shown(check: unknown): Promise<string> {
  const {container} = await mount(<Permissions check={check as PermissionsProps['check']} {...branches} />);
  return container.textContent;
}

/** The console warnings while `action` runs. */
async function warningsOf(action: () => unknown): Promise<string[]> {
  const seen: string[] = [];
  const {warn} = console;
  console.warn = (text: unknown) => void seen.push(String(text));
  await Promise.resolve(action()).finally(() => (console.warn = warn));
  return seen;
}

describe('Permissions', () => {
  for (const [title, check, text] of [
    ['yes with true', true, 'Private'],
    ['no with false', false, 'Not authorized'],
    ['yes with a function that returns true', () => true, 'Private'],
    ['no with a function that returns false', () => false, 'Not authorized'],
    ['no without a check', undefined, 'Not authorized'],
    ['no with null', null, 'Not authorized'],
  ] as const) {
    it(`renders ${title}`, async () => {
      expect(await shown(check)).to.equal(text);
    });
  }

  for (const [title, check, warning] of [
    ['a string', 'true', /^Permissions: check must be true, false or a function/],
    ['a promise', Promise.resolve(true), /not a promise/],
    ['a function that returns a number', () => 1, /not a value of type number/],
    [
      'a function that throws',
      () => {
        throw new Error('No session');
      },
      /^Permissions: check threw/,
    ],
  ] as const) {
    it(`renders no with ${title} and warns`, async () => {
      let text = '';
      const warnings = await warningsOf(async () => {
        text = await shown(check);
      });
      expect(text).to.equal('Not authorized');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(warning);
    });
  }

  it('uses its children as yes', async () => {
    const {container} = await mount(<Permissions check>Private</Permissions>);
    expect(container.textContent).to.equal('Private');
  });

  it('renders nothing by default if denied', async () => {
    const {container} = await mount(<Permissions check={false}>Private</Permissions>);
    expect(container.childNodes.length).to.equal(0);
  });

  it('renders no wrapper element', async () => {
    const {container} = await mount(<Permissions check {...branches} />);
    expect(container.innerHTML).to.equal('<p>Private</p>');
  });

  it('never renders the other branch', async () => {
    let count = 0;
    const Private = () => {
      count += 1;
      return null;
    };
    await mount(<Permissions check={false} yes={<Private />} />);
    expect(count).to.equal(0);
  });

  it('unmounts yes when denied later', async () => {
    const {container, render} = await mount(<Permissions check {...branches} />);
    await render(<Permissions check={false} {...branches} />);
    expect(container.textContent).to.equal('Not authorized');
  });
});
