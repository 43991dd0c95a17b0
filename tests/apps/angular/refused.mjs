/** Compiles templates with mistakes, and looks for an error about each. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';

const {stdout, stderr} = spawnSync('npx', ['ngc', '-p', 'tsconfig.refused.json'], {encoding: 'utf8'});
const errors = (stdout + stderr).split('\n').filter(line => line.includes('error'));
const expected = [
  /Type 'number' is not assignable to type 'string'/,
  /Can't bind to 'lable' since it isn't a known property of 'lc-text-input'/,
  /Type '"five"' is not assignable/,
  /Argument of type 'AcceptEvent' is not assignable to parameter of type 'number'/,
  /Property 'then' does not exist on type 'void'/,
  /'lc-select' is not a known element/,
];
for (const message of expected)
  assert.ok(
    errors.some(error => message.test(error)),
    `No error is ${message}:\n${errors.join('\n')}`,
  );
assert.equal(errors.length, expected.length, errors.join('\n'));
