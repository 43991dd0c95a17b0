import type {ProfileCardProps} from '@life-changers/react';

/** A sample profile that shows how the card looks. It links to the sample people. */
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
