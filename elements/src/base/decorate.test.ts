import {expect} from '@open-wc/testing';
import {decorate} from './decorate.js';

describe('decorate', () => {
  it('applies the decorators of a field from the last to the first', () => {
    const seen: string[] = [];
    const note = (name: string) => (_: object, key?: PropertyKey) => void seen.push(`${name} ${String(key)}`);
    decorate([note('outer'), note('inner')], {}, 'size', 2);
    expect(seen).to.deep.equal(['inner size', 'outer size']);
  });

  it('defines what a decorator returns', () => {
    const target: {size?: number} = {};
    decorate([() => ({value: 3})], target, 'size', 2);
    expect(target.size).to.equal(3);
  });

  it('gives the descriptor of an accessor to its decorator', () => {
    const target = {
      get size(): number {
        return 1;
      },
    };
    const twice = (_: object, __?: PropertyKey, old?: PropertyDescriptor) => ({
      get: () => (old!.get!.call(target) as number) * 2,
    });
    decorate([twice], target, 'size', 1);
    expect(target.size).to.equal(2);
  });
});
