import type {ProfileCardProps} from '@life-changers/react';

/**
 * A sample profile that shows how the card looks. It links to the sample people. Code coverage has no figure, because it
 * is not measured.
 */
export const SAMPLE_PROFILE: ProfileCardProps = {
  profileName: 'Sam Sample',
  profilePosition: 'Part of this demo',
  imageSrc: '/sample-profile.svg',
  imageAlt: 'The sample people',
  imageLink: '/users',
  profileSummaryStats: [
    {statValue: '1,204', statLabel: 'Downloads'},
    {statValue: '–', statLabel: 'Code coverage'},
  ],
};
