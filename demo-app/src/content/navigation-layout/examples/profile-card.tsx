import {ProfileCard} from '@life-changers/react';

const stats = [
  {statValue: '12', statLabel: 'Projects'},
  {statValue: '48', statLabel: 'Reviews'},
];

export default function Profiles() {
  return (
    <div className="cards">
      <ProfileCard
        imageSrc="/portrait.svg"
        imageAlt="Ada’s page"
        imageLink="/users"
        profileName="Ada Lovelace"
        profilePosition="Analyst"
        profileSummaryStats={stats}
      />
      <ProfileCard profileName="Grace Hopper" profilePosition="Rear admiral" />
    </div>
  );
}
