import {LcMainLoader} from '@life-changers/elements/main-loader';
import {createBinding} from './create-binding.js';

/** The props of `MainLoader`. */
export interface MainLoaderProps {
  /**
   * Seconds until the outline of the letters is drawn.
   * @default 30
   */
  duration?: number | undefined;
  /**
   * The size of the letters where they have room for it, as a CSS length.
   * @default '80px'
   */
  fontSize?: string | undefined;
  /**
   * The height of the loader, as a CSS length; the letters stand in its middle.
   * @default 'auto'
   */
  height?: string | undefined;
  /**
   * The letters that are drawn, in one line.
   * @default 'LIFE CHANGERS'
   */
  message?: string | undefined;
  /** What screen readers are told. Default: "Loading" in the language of the page. */
  label?: string | undefined;
}

/** A loader for a whole page: large letters whose dotted outline is drawn while the page waits. */
export const MainLoader = createBinding<LcMainLoader, MainLoaderProps>({
  name: 'MainLoader',
  tag: 'lc-main-loader',
  elementClass: LcMainLoader,
});
