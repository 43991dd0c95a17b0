import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {LitElement} from 'lit';
import {tableTexts} from '../core/localization/english/tables.js';
import {registerTranslation} from '../core/localization/index.js';
import {recordWarnings} from '../testing/events.js';
import {LocalizeController} from './localize.controller.js';

class LocalizedElement extends LitElement {
  readonly localize = new LocalizeController(this, tableTexts);
  updates = 0;

  protected override updated(): void {
    this.updates += 1;
  }

  protected override render(): string {
    return `${this.localize.lang} ${this.localize.dir} ${this.localize.term('retry')}`;
  }
}

customElements.define('test-localized', LocalizedElement);

const words = (element: Element) => element.shadowRoot!.textContent.trim();

/** An element inside a wrapper in the shadow root of a host. */
async function makeInShadow(hostLang: string) {
  const host = await fixture<HTMLElement>(html`<div lang=${hostLang}></div>`);
  const root = host.attachShadow({mode: 'open'});
  root.innerHTML = '<section><test-localized></test-localized></section>';
  const element = root.querySelector<LocalizedElement>('test-localized')!;
  await element.updateComplete;
  return {host, wrapper: root.querySelector('section')!, element};
}

describe('LocalizeController', () => {
  before(() => registerTranslation({lang: 'it', retry: () => 'Riprova'}));

  describe('language', () => {
    it("is the element's own", async () => {
      const element = await fixture<LocalizedElement>(html`<test-localized lang="it"></test-localized>`);
      expect(element.localize.lang).to.equal('it');
    });

    it('is that of the nearest ancestor', async () => {
      const place = await fixture(
        html`<div lang="ar">
          <div lang="it">
            <p><test-localized></test-localized></p>
          </div>
        </div>`,
      );
      expect(place.querySelector<LocalizedElement>('test-localized')!.localize.lang).to.equal('it');
    });

    it('is that of the page', async () => {
      const element = await fixture<LocalizedElement>(html`<test-localized></test-localized>`);
      expect(element.localize.lang).to.equal(document.documentElement.lang);
    });

    it('is that of an ancestor outside the shadow root', async () => {
      const {element} = await makeInShadow('it');
      expect(element.localize.lang).to.equal('it');
    });

    it('is that of the nearest ancestor inside the shadow root', async () => {
      const {element, wrapper} = await makeInShadow('it');
      wrapper.lang = 'ar';
      expect(element.localize.lang).to.equal('ar');
    });

    it('is English if no language is set', async () => {
      const place = await fixture(html`<div lang=""><test-localized></test-localized></div>`);
      expect(place.querySelector<LocalizedElement>('test-localized')!.localize.lang).to.equal('en');
    });

    it('shows a language that is registered later', async () => {
      const element = await fixture<LocalizedElement>(html`<test-localized lang="rm"></test-localized>`);
      expect(words(element)).to.equal('rm ltr Try again');
      registerTranslation({lang: 'rm', retry: () => 'Empruvar danovamain'});
      await element.updateComplete;
      expect(words(element)).to.equal('rm ltr Empruvar danovamain');
    });

    it('warns once about a language that has no translation', async () => {
      const warnings = await recordWarnings(async () => {
        await fixture(html`<test-localized lang="x-klingon"></test-localized>`);
        await fixture(html`<test-localized lang="x-klingon"></test-localized>`);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('No translation for "x-klingon"');
    });

    it('warns once about a text that fails, and shows English', async () => {
      registerTranslation({
        lang: 'vo',
        retry: () => {
          throw new Error('no such word');
        },
      });
      const warnings = await recordWarnings(async () => {
        await fixture(html`<test-localized lang="vo"></test-localized>`);
        const element = await fixture(html`<test-localized lang="vo"></test-localized>`);
        expect(words(element)).to.equal('vo ltr Try again');
      });
      expect(warnings).to.deep.equal(['The text "retry" of the language "vo" failed.']);
    });

    it('translates messages', async () => {
      const element = await fixture(html`<test-localized lang="it"></test-localized>`);
      expect(words(element)).to.equal('it ltr Riprova');
    });
  });

  describe('direction', () => {
    it('is left to right by default', async () => {
      const element = await fixture<LocalizedElement>(html`<test-localized></test-localized>`);
      expect(element.localize.dir).to.equal('ltr');
    });

    it('is that of an ancestor outside the shadow root', async () => {
      const {host, element} = await makeInShadow('ar');
      host.dir = 'rtl';
      expect(element.localize.dir).to.equal('rtl');
    });

    it("prefers the element's own to that of an ancestor", async () => {
      const place = await fixture(html`<div dir="rtl"><test-localized dir="ltr"></test-localized></div>`);
      expect(place.querySelector<LocalizedElement>('test-localized')!.localize.dir).to.equal('ltr');
    });
  });

  describe('change', () => {
    it('shows the new language of an ancestor', async () => {
      const place = await fixture<HTMLElement>(html`<div><test-localized></test-localized></div>`);
      place.lang = 'it';
      await nextFrame();
      expect(words(place.querySelector('test-localized')!)).to.contain('Riprova');
    });

    it('shows the new direction of an ancestor', async () => {
      const place = await fixture<HTMLElement>(html`<div><test-localized></test-localized></div>`);
      place.dir = 'rtl';
      await nextFrame();
      expect(words(place.querySelector('test-localized')!)).to.contain('rtl');
    });

    it('returns to English when the language is removed', async () => {
      const element = await fixture(html`<test-localized lang="it"></test-localized>`);
      element.removeAttribute('lang');
      await nextFrame();
      expect(words(element)).to.contain('Try again');
    });

    it('shows the new language of an ancestor outside the shadow root', async () => {
      const {host, element} = await makeInShadow('en');
      host.lang = 'it';
      await nextFrame();
      expect(words(element)).to.contain('Riprova');
    });

    it('shows the new language of an ancestor inside the shadow root', async () => {
      const {wrapper, element} = await makeInShadow('en');
      wrapper.lang = 'it';
      await nextFrame();
      expect(words(element)).to.contain('Riprova');
    });

    it('shows the language of its new place when moved', async () => {
      const place = await fixture(
        html`<div>
          <p lang="it"></p>
          <test-localized></test-localized>
        </div>`,
      );
      const element = place.querySelector('test-localized')!;
      place.querySelector('p')!.append(element);
      await nextFrame();
      expect(words(element)).to.contain('Riprova');
    });

    it('does not update a disconnected element', async () => {
      const element = await fixture<LocalizedElement>(html`<test-localized></test-localized>`);
      element.remove();
      const {updates} = element;
      element.lang = 'it';
      await nextFrame();
      expect(element.updates).to.equal(updates);
    });

    it('updates again after all elements were disconnected', async () => {
      const place = await fixture<HTMLElement>(html`<div><test-localized></test-localized></div>`);
      const element = place.querySelector('test-localized')!;
      element.remove();
      place.append(element);
      place.lang = 'it';
      await nextFrame();
      expect(words(element)).to.contain('Riprova');
    });
  });
});
