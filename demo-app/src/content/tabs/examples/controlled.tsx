import {Tab, TabPanel, Tabs} from '@life-changers/react';
import {useState} from 'react';

const CITIES: Readonly<Record<string, string>> = {
  lisbon: '19 degrees, and a light wind from the sea.',
  oslo: '4 degrees. Snow above 300 meters.',
  nairobi: '24 degrees, with showers after four.',
};

export default function Controlled() {
  const [city, setCity] = useState('oslo');

  return (
    <>
      <Tabs
        aria-label="Weather"
        activation="manual"
        active={city}
        onTabChange={({detail}) => setCity(detail.to)}
      >
        <Tab panel="lisbon">Lisbon</Tab>
        <Tab panel="oslo">Oslo</Tab>
        <Tab panel="nairobi">Nairobi</Tab>
        {Object.entries(CITIES).map(([name, weather]) => (
          <TabPanel key={name} name={name}>
            {name === city && <p>{weather}</p>}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
