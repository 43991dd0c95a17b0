import {LcProfileCard} from '@life-changers/elements/profile-card';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `ProfileCard`. */
export interface ProfileCardProps
  extends
    PropsOf<
      LcProfileCard,
      'profileName' | 'profilePosition' | 'imageSrc' | 'imageAlt' | 'imageLink' | 'profileSummaryStats'
    >,
    NavigateProps {}

/** A summary of a person: image, name, position, and a few stats. */
export const ProfileCard = createBinding<LcProfileCard, ProfileCardProps>({
  tag: 'lc-profile-card',
  elementClass: LcProfileCard,
  events: NAVIGATE_EVENTS,
});
