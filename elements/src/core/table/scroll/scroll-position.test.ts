import {expect} from '@open-wc/testing';
import {MAX_HEIGHT, ScrollPosition} from './scroll-position.js';

const view = 400;

describe('the position of a list', () => {
  it('is that of its container', () => {
    const position = new ScrollPosition();
    const extent = {total: 10_000, view};
    position.follow(5000, extent);
    expect(position.offset).to.equal(5000);
    expect(position.moveTo(20_000, extent)).to.equal(9600);
    expect(position.moveTo(-5, extent)).to.equal(0);
  });

  it('is 0 if all rows are in view', () => {
    const position = new ScrollPosition();
    expect(position.moveTo(50, {total: 100, view})).to.equal(0);
    position.follow(0, {total: 0, view});
    expect(position.offset).to.equal(0);
  });

  describe('of a list that is too high for a browser', () => {
    const extent = {total: 100_000_000, view};
    const end = MAX_HEIGHT - view;

    it('follows the thumb in proportion', () => {
      const position = new ScrollPosition();
      position.follow(end / 2, extent);
      expect(position.offset).to.be.closeTo((extent.total - view) / 2, 1);
      position.follow(end, extent);
      expect(position.offset).to.equal(extent.total - view);
      position.follow(0, extent);
      expect(position.offset).to.equal(0);
    });

    it('follows the wheel by as many pixels', () => {
      const position = new ScrollPosition();
      position.moveTo(50_000_000, extent);
      const {real} = position;
      position.follow(real + 100, extent);
      position.follow(real + 250, extent);
      position.follow(real + 130, extent);
      expect(position.offset).to.be.closeTo(50_000_130, 1e-6);
    });

    it('reaches both ends by the wheel', () => {
      const position = new ScrollPosition();
      position.moveTo(extent.total - view - 150, extent);
      position.follow(position.real + 100, extent);
      position.follow(position.real + 100, extent);
      expect(position.offset).to.equal(extent.total - view);
      position.moveTo(90, extent);
      position.follow(Math.max(0, position.real - 100), extent);
      expect(position.offset).to.equal(0);
    });
  });
});
