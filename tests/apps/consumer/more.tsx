import {requiredText} from '@life-changers/elements/core/validation';
import {
  BarLoader,
  Breadcrumb,
  Checkbox,
  Datalist,
  DateTimePicker,
  FileUpload,
  MainLoader,
  Modal,
  Navbar,
  PageContent,
  PageLayout,
  Permissions,
  ProfileCard,
  RadioBox,
  RadioButton,
  SearchModal,
  Select,
  Sidebar,
  Slider,
  Switch,
  TextInput,
  useNavigationLinks,
  useToast,
} from '@life-changers/react';
import {StrictMode, useState} from 'react';

const options = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

/** Uses each of the other components once, to check their types and code. */
export function More() {
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState<Date | null>(null);
  const toast = useToast();
  useNavigationLinks(path => toast(path));

  return (
    <StrictMode>
      <PageLayout>
        <Navbar
          slot="header"
          brandText="Consumer"
          noBreadcrumb
          searchButton={{text: 'Find', onClick: () => setIsOpen(true)}}
        />
        <Sidebar slot="sidebar" navigationBlocks={[{title: 'Menu', links: [{text: 'Home', href: '/'}]}]} />
        <PageContent>
          <Breadcrumb location="/more" />
          <form>
            <Select name="select" label="Select" options={options} initValue="hola" />
            <Datalist name="datalist" label="Datalist" options={options} />
            <RadioButton name="radio" label="Radio" options={options} />
            <RadioBox name="box" label="Box" options={options} boxesPerRow={2} />
            <Checkbox name="checkbox" label="Checkbox" onChange={isOn => setIsOpen(isOn)} />
            <Switch name="switch" label="Switch" />
            <Slider name="slider" label="Slider" maxValue={10} min={1} measurementUnit="px" />
            <DateTimePicker name="start" label="Start" value={start} onChange={setStart} />
            <FileUpload name="file" label="File" accept="image/*" />
            <TextInput name="taken" label="Taken" rules={requiredText({min: 3})} error="That one is taken." />
          </form>
          <ProfileCard profileName="Ada Lovelace" />
          <Permissions check={() => false} yes={<p>Secret</p>} no={<p>Not for you</p>} />
          <MainLoader duration={1} />
          <BarLoader loading />
          <SearchModal searchOnChange={() => {}} results={[{text: 'Home', href: '/'}]} />
          <Modal
            title="Sure?"
            open={isOpen}
            onHide={() => setIsOpen(false)}
            onAccept={() => toast('Accepted.')}
          >
            <p>Once and for all.</p>
          </Modal>
        </PageContent>
      </PageLayout>
    </StrictMode>
  );
}
