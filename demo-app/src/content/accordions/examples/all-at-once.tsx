import {Accordion, AccordionItem, Button} from '@life-changers/react';
import {useState} from 'react';

const RULES = [
  {title: 'Quiet hours', text: 'From 10 p.m. to 7 a.m., and on Sundays all day.'},
  {title: 'Laundry room', text: 'Book a slot in the app. The key hangs next to the door.'},
  {title: 'Bicycles', text: 'In the yard or in the cellar, but not in the stairwell.'},
];
const TITLES: readonly string[] = RULES.map(({title}) => title);

export default function AllAtOnce() {
  const [open, setOpen] = useState<readonly string[]>([]);

  return (
    <>
      <p>
        <Button
          variant="secondary"
          text={open.length === RULES.length ? 'Close all' : 'Open all'}
          onClick={() => setOpen(open.length === RULES.length ? [] : TITLES)}
        />
      </p>
      <Accordion multiple headingLevel={3}>
        {RULES.map(({title, text}) => (
          <AccordionItem
            key={title}
            title={title}
            open={open.includes(title)}
            onShow={() => setOpen(titles => [...titles, title])}
            onHide={() => setOpen(titles => titles.filter(one => one !== title))}
          >
            <p>{text}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
}
