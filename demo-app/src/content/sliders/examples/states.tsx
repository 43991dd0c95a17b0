import {Slider} from '@life-changers/react';

export default function States() {
  return <Slider label="Storage in use" measurementUnit="GB" maxValue={15} initValue={9} disabled />;
}
