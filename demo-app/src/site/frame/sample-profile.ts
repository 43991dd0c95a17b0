import type {ProfileCardProps} from '@life-changers/react';
import coverage from './coverage.json';

/**
 * A sample profile that shows how the card looks. It links to the sample people. The code coverage is the figure of the
 * last `npm run coverage`.
 */
export const SAMPLE_PROFILE: ProfileCardProps = {
  profileName: 'Sam Sample',
  profilePosition: 'Part of this demo',
  imageSrc: '/sample-profile.svg',
  imageAlt: 'The sample people',
  imageLink: '/users',
  profileSummaryStats: [
    {statValue: '942', statLabel: 'Downloads'},
    {statValue: `${coverage.lines}%`, statLabel: 'Code coverage'},
  ],
};
