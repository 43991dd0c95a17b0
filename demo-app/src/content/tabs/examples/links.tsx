import {Tab, Tabs} from '@life-changers/react';

export default function Links() {
  return (
    <Tabs aria-label="Pages about navigation">
      <Tab href="/tabs">Tabs</Tab>
      <Tab href="/breadcrumbs">Breadcrumbs</Tab>
      <Tab href="/navigation-layout">Layout</Tab>
    </Tabs>
  );
}
