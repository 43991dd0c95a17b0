import {
  Accordion,
  AccordionItem,
  Avatar,
  Badge,
  Button,
  Callout,
  Card,
  EmptyState,
  Progress,
  Skeleton,
  Spinner,
  Tag,
  Timeline,
  TimelineItem,
} from '@life-changers/react';
import {variantOf} from '../../order-states.js';

/** A server does not know the avatars of a group, so these only look like one. */
const BAKERS = ['Lev Aronov', 'Mina Sahin', 'Tomás Brandt', 'Ines Moreau'];

export const display = {
  badges: () => (
    <div className="thumb-stack">
      <div className="thumb-row">
        <Badge variant={variantOf('Delivered')}>Delivered</Badge>
        <Badge variant="warning">Late</Badge>
        <Badge variant="accent" appearance="solid" pill>
          12
        </Badge>
      </div>
      <div className="thumb-row">
        <Tag removable>Rye</Tag>
        <Tag variant="accent">Organic</Tag>
      </div>
    </div>
  ),
  avatars: () => (
    <div className="thumb-avatars">
      <Avatar name="Amal Farouk" src="/portrait.svg" />
      {BAKERS.map(name => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  cards: () => (
    <Card className="thumb-field" title="Farouk Books">
      <Badge slot="header" dot variant={variantOf('Paid')}>
        Paid
      </Badge>
      Three items, €84.50
      <Button type="submit" slot="actions" text="Order again" size="sm" variant="secondary" />
    </Card>
  ),
  callouts: () => (
    <Callout className="thumb-wide" variant="warning" title="Rye flour is low">
      40 kg are left, enough until Saturday.
    </Callout>
  ),
  'empty-states': () => (
    <EmptyState title="No orders yet" compact>
      Orders that come in appear here.
      <Button type="submit" slot="actions" text="New order" size="sm" />
    </EmptyState>
  ),
  timelines: () => (
    <Timeline className="thumb-wide" label="K-2042">
      <TimelineItem title="Ordered" date="2026-03-01" variant="success" />
      <TimelineItem title="Baked" date="2026-03-02" variant="success" />
      <TimelineItem title="On its way" pending />
    </Timeline>
  ),
  progress: () => (
    <div className="thumb-row thumb-progress">
      <Progress label="Batch" shape="ring" value={0.64} showValue />
      <div>
        <Progress label="Upload" value={0.4} />
        <Skeleton lines={2} />
      </div>
      <Spinner label="Saving" />
    </div>
  ),
  accordions: () => (
    <Accordion className="thumb-wide">
      <AccordionItem title="When do you deliver?" open>
        <p>From 5:30, on every workday.</p>
      </AccordionItem>
      <AccordionItem title="Can I cancel?" />
    </Accordion>
  ),
};
