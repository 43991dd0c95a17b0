import '@life-changers/elements/toast';
import type {ToastOptions} from '@life-changers/elements/toast';
import {createElement, use, type ReactNode} from 'react';
import {SampleHtml} from '../../../site/api/playground/sample-html.js';
import {useIsFromServer} from '../../../site/hydration/use-is-live.js';

/** The card of a toast in a picture. React has no component for it. */
export function ToastCard({
  text,
  ...properties
}: Pick<ToastOptions, 'type' | 'heading' | 'action'> & {text: string}): ReactNode {
  const render = use(SampleHtml);
  if (useIsFromServer() || render) {
    const html = render?.('lc-toast', {properties, text}) ?? '';
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
  }
  return <div>{createElement('lc-toast', properties, text)}</div>;
}

export const toasts = {
  toasts: () => (
    <div className="thumb-wide">
      <ToastCard type="success" heading="Hotel Linden has paid" text="Invoice 1187, €214.80." />
    </div>
  ),
};
