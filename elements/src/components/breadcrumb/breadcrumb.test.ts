import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import type {LcBreadcrumb} from './breadcrumb.define.js';
import './breadcrumb.define.js';

const PATH = '/developing/magnificent-gorgeous/breadcrumbs';

const make = (attributes: Partial<LcBreadcrumb> = {}) =>
  fixture<LcBreadcrumb>(
    html`${Object.assign(document.createElement('lc-breadcrumb'), {location: PATH}, attributes)}`,
  );

const links = (element: LcBreadcrumb) => [...element.shadowRoot!.querySelectorAll('a')];
const texts = (element: LcBreadcrumb) => links(element).map(link => link.textContent.trim());
const hrefs = (element: LcBreadcrumb) => links(element).map(link => link.getAttribute('href'));
const nav = (element: LcBreadcrumb) => element.shadowRoot!.querySelector('nav');

/** Prevents a click from leaving the test page, and returns its destination. */
function recordNavigation(element: LcBreadcrumb): string[] {
  const seen: string[] = [];
  element.addEventListener('lc-navigate', event => {
    event.preventDefault();
    seen.push(event.detail.href);
  });
  return seen;
}

describe('lc-breadcrumb', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['with steps', {}],
      ['with a start', {homeText: 'Home'}],
      ['with one step', {location: '/people'}],
      ['empty', {location: '/'}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is a landmark with a name', async () => {
      expect(nav(await make())!.ariaLabel).to.equal('Breadcrumb');
    });

    it("is named in the page's language", async () => {
      registerTranslation(ar);
      expect(nav(await make({lang: 'ar'}))!.ariaLabel).to.equal('مسار التنقل');
    });

    it('has the name in its label property', async () => {
      expect(nav(await make({label: 'Folder'}))!.ariaLabel).to.equal('Folder');
    });

    it('marks only the last step as the current page', async () => {
      const marks = links(await make()).map(link => link.getAttribute('aria-current'));
      expect(marks).to.deep.equal([null, null, 'page']);
    });

    it('has links that are at least 24 px high', async () => {
      const heights = links(await make()).map(link => link.getBoundingClientRect().height);
      expect(Math.min(...heights)).to.be.at.least(24);
    });

    it('is not a landmark without steps', async () => {
      expect(nav(await make({location: '/'}))).to.equal(null);
    });
  });

  describe('properties', () => {
    it('shows each segment as text', async () => {
      expect(texts(await make())).to.deep.equal(['developing', 'magnificent gorgeous', 'breadcrumbs']);
    });

    for (const location of ['/people/ada', '/app/people/ada', {pathname: '/people/ada'}]) {
      it(`starts each link with the basename: ${JSON.stringify(location)}`, async () => {
        const element = await make({location, basename: '/app/', homeText: 'Home'});
        expect(hrefs(element)).to.deep.equal(['/app', '/app/people', '/app/people/ada']);
        expect(texts(element)).to.deep.equal(['Home', 'people', 'ada']);
      });
    }

    it('has no step for the basename', async () => {
      expect(nav(await make({location: '/app', basename: '/app'}))).to.equal(null);
    });

    it('finds labels by the path without the basename', async () => {
      const labels = {'/people': 'Everybody'};
      expect(texts(await make({location: '/app/people', basename: '/app', labels}))).to.deep.equal([
        'Everybody',
      ]);
    });

    it('warns about a basename that is not a string', async () => {
      const warnings = await recordWarnings(async () => {
        expect(hrefs(await make({location: '/a', basename: 7 as never}))).to.deep.equal(['/a']);
      });
      expect(warnings).to.deep.equal(["<lc-breadcrumb>: basename must be a path, such as '/app'."]);
    });

    it('links to each path along the way', async () => {
      expect(hrefs(await make())).to.deep.equal(['/developing', '/developing/magnificent-gorgeous', PATH]);
    });

    it('reads its location from an attribute', async () => {
      const element = await fixture<LcBreadcrumb>(html`<lc-breadcrumb location="/a/b"></lc-breadcrumb>`);
      expect(texts(element)).to.deep.equal(['a', 'b']);
    });

    it("accepts a router's location", async () => {
      const location = {pathname: '/a/b', search: '?c=d', hash: '#e'};
      expect(hrefs(await make({location}))).to.deep.equal(['/a', '/a/b']);
    });

    it('follows a new location', async () => {
      const element = await make();
      element.location = '/people';
      await element.updateComplete;
      expect(texts(element)).to.deep.equal(['people']);
    });

    for (const location of [null, undefined]) {
      it(`shows the path of the document when its location is ${location}`, async () => {
        const here = window.location.pathname;
        expect(hrefs(await make({location})).at(-1) ?? '/').to.equal(here.replace(/(.)\/$/, '$1'));
      });
    }

    it('follows the path of the document on back and forward', async () => {
      const start = window.location.href;
      const element = await make({location: null});
      history.replaceState(null, '', '/gone/elsewhere');
      dispatchEvent(new PopStateEvent('popstate'));
      await element.updateComplete;
      history.replaceState(null, '', start);
      expect(texts(element)).to.deep.equal(['gone', 'elsewhere']);
    });

    it('warns about a location that is not a path', async () => {
      const warnings = await recordWarnings(() => make({location: 7 as never}));
      expect(warnings).to.deep.equal([
        '<lc-breadcrumb>: location must be a path, or an object with a pathname.',
      ]);
    });

    it('shows labels instead of segments', async () => {
      const element = await make({labels: {[PATH]: 'Here', developing: 'For developers'}});
      expect(texts(element)).to.deep.equal(['For developers', 'magnificent gorgeous', 'Here']);
    });

    it('reads labels from an attribute', async () => {
      const element = await fixture<LcBreadcrumb>(
        html`<lc-breadcrumb location="/a/b" labels='{"a":"First"}'></lc-breadcrumb>`,
      );
      expect(texts(element)).to.deep.equal(['First', 'b']);
    });

    it('warns about labels that are not an object', async () => {
      const warnings = await recordWarnings(() => make({labels: 'People' as never}));
      expect(warnings).to.deep.equal([
        "<lc-breadcrumb>: labels must be an object of texts, such as {people: 'People'}.",
      ]);
    });

    it('starts with a step to the root if home-text is set', async () => {
      expect(hrefs(await make({homeText: 'Home'}))[0]).to.equal('/');
    });

    it('marks the root as the current page when the user is there', async () => {
      const [home] = links(await make({homeText: 'Home', location: '/'}));
      expect(home!.getAttribute('aria-current')).to.equal('page');
    });

    it('takes up no space without steps', async () => {
      expect((await make({location: '/'})).getClientRects().length).to.equal(0);
    });

    it('never links to another site', async () => {
      const origins = links(await make({location: '//example.com/\\example.com'})).map(link => link.origin);
      expect([...new Set(origins)]).to.deep.equal([window.location.origin]);
    });

    it('wraps in a narrow container', async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      place.style.inlineSize = '160px';
      const element = await make({location: `/people/${'long'.repeat(20)}`});
      place.append(element);
      expect(element.scrollWidth).to.be.at.most(160);
    });

    it('stays on one line with nowrap', async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      place.style.cssText = 'inline-size: 160px; --lc-breadcrumb-wrap: nowrap';
      const element = await make();
      place.append(element);
      expect(element.getBoundingClientRect().height).to.be.below(40);
    });

    describe('in a narrow line', () => {
      const make = async (width: string, location = '/research/2019/how we do it/results') => {
        const place = await fixture<HTMLElement>(html`<div></div>`);
        place.style.cssText = `inline-size: ${width}; --lc-breadcrumb-wrap: nowrap`;
        const element = document.createElement('lc-breadcrumb');
        element.location = location;
        place.append(element);
        return {place, element};
      };
      const more = (element: LcBreadcrumb) =>
        element.shadowRoot!.querySelector<HTMLButtonElement>('[part=more]');

      it('replaces the steps in the middle by a button', async () => {
        const {element} = await make('180px');
        await until(() => more(element));
        expect(texts(element)).to.deep.equal(['research', 'results']);
        expect(more(element)!.ariaLabel).to.equal('Show all steps');
        await expectAccessible(element);
      });

      it('keeps the size of the button beside a long name', async () => {
        const {element} = await make('240px', `/research/2019/a-page-with-${'a-long-'.repeat(9)}name`);
        await until(() => more(element));
        const button = more(element)!.getBoundingClientRect();
        const [, page] = element.shadowRoot!.querySelectorAll('a.link');
        expect(page!.getBoundingClientRect().left).to.be.at.least(button.right);
      });

      it('keeps the start of a long first step', async () => {
        const {element} = await make('240px', `/accessories-and-parts/2019/${'a-long-'.repeat(9)}name`);
        await until(() => more(element));
        const [first] = element.shadowRoot!.querySelectorAll('a.link');
        expect(first!.clientWidth).to.be.above(70);
      });

      it('keeps the current page of two steps', async () => {
        const {element} = await make('120px', '/documentation/installation');
        await until(() => more(element));
        expect(texts(element)).to.deep.equal(['installation']);
      });

      it('shows all steps if they fit', async () => {
        const {element} = await make('600px');
        await nextFrame();
        expect(texts(element)).to.have.length(4);
      });

      it('shows them again once they fit', async () => {
        const {place, element} = await make('180px');
        await until(() => more(element));
        place.style.inlineSize = '600px';
        await until(() => !more(element));
        expect(texts(element)).to.have.length(4);
      });

      it('shows them and focuses the first one when the button is pressed', async () => {
        const {element} = await make('180px');
        await until(() => more(element));
        more(element)!.click();
        await until(() => !more(element));
        expect(texts(element)).to.have.length(4);
        await until(() => element.shadowRoot!.activeElement === links(element)[1]);
      });
    });

    it('mirrors its separators in right-to-left text', async () => {
      const element = await make({dir: 'rtl'});
      const {transform} = getComputedStyle(element.shadowRoot!.querySelector('.separator')!);
      expect(new DOMMatrix(transform).b).to.be.below(0);
    });
  });

  describe('events', () => {
    it('sends lc-navigate for a click on a link', async () => {
      const element = await make();
      const seen = recordNavigation(element);
      links(element)[1]!.click();
      expect(seen).to.deep.equal(['/developing/magnificent-gorgeous']);
    });

    it('sends lc-navigate for a click on the current page', async () => {
      const element = await make();
      const seen = recordNavigation(element);
      links(element)[2]!.click();
      expect(seen).to.deep.equal([PATH]);
    });

    it('does not navigate when the event is canceled', async () => {
      const element = await make();
      recordNavigation(element);
      const event = new MouseEvent('click', {bubbles: true, cancelable: true});
      links(element)[0]!.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(true);
    });

    it('leaves a click with a modifier key to the browser', async () => {
      const element = await make();
      const seen = recordNavigation(element);
      element.addEventListener('click', event => event.preventDefault());
      links(element)[0]!.dispatchEvent(
        new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, ctrlKey: true}),
      );
      expect(seen).to.deep.equal([]);
    });

    it('sends no event when its location is set', async () => {
      const element = await make();
      const seen = recordEvents(element, 'lc-navigate');
      element.location = '/people';
      await element.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('has a tab stop for each step', async () => {
      const element = await make();
      links(element)[0]!.focus();
      await press('Tab');
      expect((element.shadowRoot!.activeElement as HTMLElement).innerText).to.equal('magnificent gorgeous');
    });

    it('sends lc-navigate for Enter', async () => {
      const element = await make();
      const seen = recordNavigation(element);
      links(element)[0]!.focus();
      await press('Enter');
      expect(seen).to.deep.equal(['/developing']);
    });
  });
});
