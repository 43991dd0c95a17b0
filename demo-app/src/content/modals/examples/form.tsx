import {Button, Datalist, DateTimePicker, Modal, Select, TextInput} from '@life-changers/react';
import {useRef, useState} from 'react';

const rooms = [
  {text: 'Garden room', value: 'garden'},
  {text: 'Library', value: 'library'},
];

const cities = ['Amsterdam', 'Athens', 'Berlin', 'Bern'].map(text => ({text, value: text}));

export default function Form() {
  const [isOpen, setIsOpen] = useState(false);
  const [booking, setBooking] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const book = () => {
    const {name, room} = Object.fromEntries(new FormData(form.current!));
    setBooking(`Booked: ${room} for ${name}.`);
  };

  return (
    <>
      <Button text="Book a room" onClick={() => setIsOpen(true)} />
      <Modal
        title="Book a room"
        acceptText="Book"
        open={isOpen}
        onAccept={book}
        onHide={() => setIsOpen(false)}
      >
        <form ref={form}>
          <TextInput name="name" label="Name" required showValidation="submit" />
          <Select name="room" label="Room" options={rooms} required showValidation="submit" />
          <Datalist name="city" label="City" options={cities} />
          <DateTimePicker name="day" label="Day" />
        </form>
      </Modal>
      <p role="status">{booking}</p>
    </>
  );
}
