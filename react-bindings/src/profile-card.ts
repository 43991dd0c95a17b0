import {LcProfileCard, type NavigateDetail, type ProfileStat} from '@life-changers/elements/profile-card';
import {createBinding} from './create-binding.js';

/** The props of `ProfileCard`. */
export interface ProfileCardProps {
  /** The person's name. Its initials stand in for a picture. */
  profileName?: string | undefined;
  /** What the person does. */
  profilePosition?: string | undefined;
  /** The address of the picture. */
  imageSrc?: string | undefined;
  /** What the picture shows, or where its link leads, in words. Default: the name, where it is a link. */
  imageAlt?: string | undefined;
  /** Where the picture leads. */
  imageLink?: string | undefined;
  /** Numbers, as `[{statValue: 1204, statLabel: 'Downloads'}]`. */
  profileSummaryStats?: readonly ProfileStat[] | undefined;
  /** Is called when the picture is clicked plainly; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** A person in short: picture, name, position and a few numbers. */
export const ProfileCard = createBinding<LcProfileCard, ProfileCardProps>({
  name: 'ProfileCard',
  tag: 'lc-profile-card',
  elementClass: LcProfileCard,
  events: {onNavigate: 'lc-navigate'},
});
