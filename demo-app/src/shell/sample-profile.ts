import type {ProfileCardProps} from '@life-changers/react';

/** Somebody who is not there: the card shows how a profile looks, and leads to the sample people. */
export const SAMPLE_PROFILE: ProfileCardProps = {
  profileName: 'Sam Sample',
  profilePosition: 'Sample profile',
  imageSrc: '/sample-profile.svg',
  imageAlt: 'The sample people',
  imageLink: '/users',
  profileSummaryStats: [
    {statValue: '1,204', statLabel: 'Downloads'},
    {statValue: '96 %', statLabel: 'Code coverage'},
  ],
};
