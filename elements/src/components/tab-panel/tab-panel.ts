import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {GroupPlace} from '../../base/group-place.js';
import {LcElement} from '../../base/lc-element.js';
import {SHOW_PANEL} from './show-panel.js';
import {tabPanelStyles} from './tab-panel.styles.js';

/**
 * What a tab of `<lc-tabs>` shows. Controls in a hidden panel keep their values, and are submitted and validated.
 *
 * @tag lc-tab-panel
 * @summary What a tab of `<lc-tabs>` shows.
 * @slot - The content.
 */
export class LcTabPanel extends LcElement {
  static override styles = tabPanelStyles;

  /** The name of the panel, which its tab has as `panel`. It is not submitted. Required. */
  @property({default: ''}) name!: string;

  /**
   * Inserts the content when the panel is shown for the first time: that of the `<template>` children. In React, render the
   * content when `active` is the panel instead.
   */
  @property({type: Boolean, default: false}) lazy!: boolean;

  readonly #place = new GroupPlace(this, 'lc-tabs');

  /** @internal */
  [SHOW_PANEL](): void {
    if (!this.lazy) return;
    for (const child of [...this.children])
      if (child.localName === 'template') child.replaceWith((child as HTMLTemplateElement).content);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.size > 0) this.#place.notify();
  }
}
