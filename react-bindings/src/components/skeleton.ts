import {LcSkeleton} from '@life-changers/elements/skeleton';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Skeleton`. */
export type SkeletonProps = PropsOf<LcSkeleton, 'shape' | 'lines'>;

/** The outline of text, a picture, or a card that loads. */
export const Skeleton = createBinding<LcSkeleton, SkeletonProps>({
  tag: 'lc-skeleton',
  elementClass: LcSkeleton,
});
