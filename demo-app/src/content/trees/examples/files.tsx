import {Tree, TreeItem} from '@life-changers/react';

const icon = (path: string) => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
    <path d={path} />
  </svg>
);

const folder = icon('M2.5 5.5a1 1 0 0 1 1-1h4l1.5 2h7.5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z');
const file = icon('M11.5 2.5h-6v15h9v-12zm0 0v3h3');
const picture = icon('M3.5 3.5h13v13h-13zM4 14l4-4 3 3 2-2 3.5 3.5M12 7.5h.5');

export default function Files() {
  return (
    <Tree label="Handbook" selection="none">
      <TreeItem label="Getting started" icon={folder} open>
        <TreeItem label="First day.md" href="#first-day" icon={file} />
        <TreeItem label="Accounts and passwords.md" href="#accounts" icon={file} />
        <TreeItem label="Pictures" icon={folder} open>
          <TreeItem label="Office map.png" href="#office-map" icon={picture} />
          <TreeItem label="Team photo.jpg" href="#team-photo" icon={picture} />
        </TreeItem>
      </TreeItem>
      <TreeItem label="Policies" icon={folder}>
        <TreeItem label="Travel.md" href="#travel" icon={file} />
        <TreeItem label="Remote work.md" href="#remote-work" icon={file} />
      </TreeItem>
      <TreeItem label="Holidays 2027.md" href="#holidays" icon={file} />
    </Tree>
  );
}
