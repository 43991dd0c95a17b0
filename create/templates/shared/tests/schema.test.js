// #only forms
import {validateForm} from '@life-changers/elements/core/validation';
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {labels, person} from '../shared/person.js';

const ada = {name: 'Ada Lovelace', team: 'Engineering', hours: 30, start: '2026-05-15'};

/** Returns the names of the fields that are not valid. */
async function invalidFields(values) {
  const {issues} = await validateForm(person, values, {labels});
  return issues.map(({path}) => path.join('.'));
}

describe('person', () => {
  it('accepts a person', async () => {
    assert.deepEqual(await invalidFields(ada), []);
  });

  for (const [field, value] of [
    ['name', 'A'],
    ['team', 'Nobody'],
    ['hours', 41],
    ['start', '1999-12-31'],
  ])
    it(`refuses the ${field} ${value}`, async () => {
      assert.deepEqual(await invalidFields({...ada, [field]: value}), [field]);
    });
});
