import type {PermissionQuery, PermissionState} from '@life-changers/elements/core/permissions';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {PermissionProvider, usePermission} from './use-permission.js';

const reader: PermissionState = {views: {people: {read: true}}};

function Answer(query: PermissionQuery) {
  return usePermission(query) ? 'yes' : 'no';
}

const mayRead = <Answer view="people" method="read" />;

describe('usePermission', () => {
  it('is false without a provider', async () => {
    expect((await mount(mayRead)).container.textContent).to.equal('no');
  });

  for (const state of [null, undefined, {}]) {
    it(`is false while the state is ${JSON.stringify(state)}`, async () => {
      const {container} = await mount(<PermissionProvider state={state}>{mayRead}</PermissionProvider>);
      expect(container.textContent).to.equal('no');
    });
  }

  it('is true for permissions of the state, and false for others', async () => {
    const {container} = await mount(
      <PermissionProvider state={reader}>
        {mayRead} <Answer view="people" method="delete" />
      </PermissionProvider>,
    );
    expect(container.textContent).to.equal('yes no');
  });

  it('supports special privileges', async () => {
    const {container} = await mount(
      <PermissionProvider state={{special: {auditor: true}}}>
        <Answer view="people" method="read" special="auditor" />
      </PermissionProvider>,
    );
    expect(container.textContent).to.equal('yes');
  });

  it('updates with the state', async () => {
    const {container, render} = await mount(
      <PermissionProvider state={reader}>{mayRead}</PermissionProvider>,
    );
    await render(<PermissionProvider state={null}>{mayRead}</PermissionProvider>);
    expect(container.textContent).to.equal('no');
  });

  it('uses only the nearest provider', async () => {
    const {container} = await mount(
      <PermissionProvider state={{superAdmin: true}}>
        <PermissionProvider state={{}}>{mayRead}</PermissionProvider>
      </PermissionProvider>,
    );
    expect(container.textContent).to.equal('no');
  });
});
