import type {ProfileCardProps} from '@life-changers/react';
import coverage from './coverage.json';

/** The day of the measurement, such as 22 Nov 2026, like the days of the events. */
const measured = new Date(coverage.date).toLocaleDateString('en-GB', {dateStyle: 'medium', timeZone: 'UTC'});

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
    {statValue: '1,204', statLabel: 'Downloads'},
    {statValue: `${coverage.lines}%`, statLabel: `Code coverage, ${measured}`},
  ],
};
