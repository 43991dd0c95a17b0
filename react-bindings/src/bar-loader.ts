import {LcBarLoader} from '@life-changers/elements/bar-loader';
import {createBinding} from './create-binding.js';

/** The props of `BarLoader`. */
export interface BarLoaderProps {
  /**
   * Whether something loads, and the bar shows. It keeps its height while nothing loads.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The height of the bar in pixels.
   * @default 3
   */
  height?: number | undefined;
  /** What loads, in words. Default: "Loading" in the language of the page. */
  label?: string | undefined;
}

/** A thin bar that runs while something loads and nobody knows how long it takes. */
export const BarLoader = createBinding<LcBarLoader, BarLoaderProps>({
  name: 'BarLoader',
  tag: 'lc-bar-loader',
  elementClass: LcBarLoader,
});
