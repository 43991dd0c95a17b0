import type {ReactNode} from 'react';

/** Lines that stand for text: of normal length, short, or the heading. */
const line = (kind = '') => <span className={`thumb-line ${kind}`} />;

const rows = (count: number, render: (index: number) => ReactNode) =>
  Array.from({length: count}, (_, index) => render(index));

/** The drawing of a block. */
export function BlockPicture({path}: {path: string}): ReactNode {
  return (
    <div className="thumbnail block-picture" aria-hidden="true">
      <div>{PICTURES[path]}</div>
    </div>
  );
}

/** Drawings of the blocks, by path. They have no elements, so they load no code. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  '/blocks/settings': (
    <>
      <div className="block-tabs">
        {rows(4, index => (
          <span key={index} className={index === 0 ? 'is-current' : undefined} />
        ))}
      </div>
      <div className="block-columns is-aside">
        <div className="block-lines">
          {line('is-heading')}
          {line()}
        </div>
        <div className="block-fields">
          {rows(3, index => (
            <span key={index} className="block-field" />
          ))}
          <span className="block-button" />
        </div>
      </div>
    </>
  ),
  '/blocks/list': (
    <>
      <div className="block-bar">
        <span className="block-field" />
        <span className="block-button" />
      </div>
      <div className="block-rows">
        {rows(4, index => (
          <div key={index}>
            <span className="block-dot is-square" />
            {line()}
            {line('is-short')}
            <span className="block-tag" />
          </div>
        ))}
      </div>
    </>
  ),
  '/blocks/dashboard': (
    <>
      <div className="block-columns is-four">
        {rows(4, index => (
          <div key={index} className="block-card">
            {line('is-short')}
            {line('is-heading')}
          </div>
        ))}
      </div>
      <div className="block-columns">
        <div className="block-card block-bars">
          {rows(3, index => (
            <span key={index} />
          ))}
        </div>
        <div className="block-card block-lines">
          {rows(4, index => (
            <span key={index} className="thumb-line" />
          ))}
        </div>
      </div>
    </>
  ),
  '/blocks/sign-in': (
    <div className="block-columns">
      <div className="block-fields">
        <span className="thumb-mark" />
        {line('is-heading')}
        <span className="block-field" />
        <span className="block-field" />
        <span className="block-button is-wide" />
      </div>
      <div className="block-panel">
        {line('is-heading')}
        {line()}
        <span className="block-dot" />
      </div>
    </div>
  ),
  '/blocks/invoice': (
    <>
      <div className="block-bar">
        {line('is-heading')}
        <span className="block-tag" />
      </div>
      <div className="block-rows">
        {rows(3, index => (
          <div key={index}>
            <span className="block-field" />
            <span className="block-field is-small" />
            <span className="block-field is-small" />
          </div>
        ))}
      </div>
      <div className="block-total">
        {line()}
        {line()}
        {line('is-heading')}
      </div>
    </>
  ),
  '/blocks/team': (
    <>
      <div className="block-bar">
        {line('is-heading')}
        <span className="block-button" />
      </div>
      <div className="block-rows">
        {rows(4, index => (
          <div key={index}>
            <span className="block-dot" />
            {line()}
            {line('is-short')}
          </div>
        ))}
      </div>
      <div className="block-modal">
        {line('is-heading')}
        <span className="block-field" />
        <span className="block-button" />
      </div>
    </>
  ),
};
