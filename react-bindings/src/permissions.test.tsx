import {expect} from '@open-wc/testing';
import {mount} from './testing/mount.js';
import {Permissions, type PermissionsProps} from './permissions.js';

const branches = {yes: <p>Private</p>, no: <p>Not authorized</p>};

/** What is in the document for a check. */
async function shown(check: unknown): Promise<string> {
  const {container} = await mount(<Permissions check={check as PermissionsProps['check']} {...branches} />);
  return container.textContent;
}

/** What is written to the console's warnings while `action` runs. */
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
    ['yes with a function that gives true', () => true, 'Private'],
    ['no with a function that gives false', () => false, 'Not authorized'],
    ['no without a check', undefined, 'Not authorized'],
    ['no with null', null, 'Not authorized'],
  ] as const) {
    it(`renders ${title}`, async () => {
      expect(await shown(check)).to.equal(text);
    });
  }

  for (const [title, check, warning] of [
    ['a text', 'true', /^Permissions: check must be true, false or a function/],
    ['a promise', Promise.resolve(true), /not a promise/],
    ['a function that gives a number', () => 1, /not a value of type number/],
    [
      'a function that throws',
      () => {
        throw new Error('No session');
      },
      /^Permissions: check threw/,
    ],
  ] as const) {
    it(`renders no with ${title}, and warns`, async () => {
      let text = '';
      const warnings = await warningsOf(async () => {
        text = await shown(check);
      });
      expect(text).to.equal('Not authorized');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(warning);
    });
  }

  it('takes its children for yes', async () => {
    const {container} = await mount(<Permissions check>Private</Permissions>);
    expect(container.textContent).to.equal('Private');
  });

  it('renders nothing for no by default', async () => {
    const {container} = await mount(<Permissions check={false}>Private</Permissions>);
    expect(container.childNodes.length).to.equal(0);
  });

  it('renders no element of its own', async () => {
    const {container} = await mount(<Permissions check {...branches} />);
    expect(container.innerHTML).to.equal('<p>Private</p>');
  });

  it('never renders the branch that is not shown', async () => {
    let count = 0;
    const Private = () => {
      count += 1;
      return null;
    };
    await mount(<Permissions check={false} yes={<Private />} />);
    expect(count).to.equal(0);
  });

  it('takes yes out of the document when it is denied again', async () => {
    const {container, render} = await mount(<Permissions check {...branches} />);
    await render(<Permissions check={false} {...branches} />);
    expect(container.textContent).to.equal('Not authorized');
  });
});
