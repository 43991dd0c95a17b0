import '@life-changers/elements/jsx';

declare const text: string | undefined;

/** The raw tags accept properties, attributes, and events, each of which can be undefined. */
export function RawTags() {
  return (
    <form>
      <lc-text-input name="nick" label={text} error={text} init-value={text} className={text} />
      <lc-checkbox checked={undefined} label="News" />
      <lc-modal heading={text} onlc-hide={event => event.preventDefault()} onlc-show={undefined}>
        <p>Sure?</p>
      </lc-modal>
      <lc-number-input label="Price" min="0" format={{style: 'currency', currency: 'EUR'}} />
      <lc-slider label="Places" min="0" max={10} />
      <lc-data-table label="People" pageSize="5" page-size="5" />
      {/* @ts-expect-error It is not a number. */}
      <lc-data-table label="People" pageSize="five" />
      {/* @ts-expect-error There is no such tag. */}
      <lc-nothing />
      {/* @ts-expect-error A label is text. */}
      <lc-text-input label={7} />
    </form>
  );
}
