import {ProfileCard} from '@life-changers/react';

const stats = [
  {statValue: '1,204', statLabel: 'Downloads'},
  {statValue: '98 %', statLabel: 'Code coverage'},
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
