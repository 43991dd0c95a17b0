import {expect} from '@open-wc/testing';
import {PopupColor} from './popup-color.js';

describe('PopupColor', () => {
  it('has the numbers of the color that it follows', () => {
    const color = new PopupColor();
    color.follow([12, 95, 87, 128]);
    const numbers = (['hue', 'saturation', 'brightness', 'opacity'] as const).map(part => color.get(part));
    expect(numbers).to.deep.equal([174, 87, 37, 50]);
  });

  it('keeps the hue while the color is gray, and the saturation while it is black', () => {
    const color = new PopupColor();
    color.follow([0, 0, 255, 255]);
    color.follow(color.set('brightness', 0));
    color.follow(color.set('brightness', 100));
    color.follow(color.set('saturation', 0));
    expect(color.set('saturation', 100)).to.deep.equal([0, 0, 255, 255]);
  });

  it('keeps its hue when the app sets a gray', () => {
    const color = new PopupColor();
    color.follow([0, 0, 255, 255]);
    color.follow([128, 128, 128, 255]);
    expect(color.get('hue')).to.equal(240);
  });

  it('starts with black if there is no color', () => {
    const color = new PopupColor();
    color.follow([255, 0, 0, 0]);
    color.follow(null);
    expect([color.color, color.get('brightness'), color.get('opacity')]).to.deep.equal([null, 0, 100]);
    expect(color.set('hue', 120)).to.deep.equal([0, 0, 0, 255]);
  });
});
