import {
  Button,
  Checkbox,
  Form,
  Modal,
  NumberInput,
  Select,
  TextInput,
} from '@life-changers/react';
import {toast} from '@life-changers/elements/toast';
import {useState} from 'react';

interface Booking {
  name: string;
  email: string;
  guests: number;
  room: string;
  breakfast: boolean;
}

const rooms = [
  {label: 'Garden', value: 'garden'},
  {label: 'Sea view', value: 'sea'},
];

export default function BookRoom() {
  const [isOpen, setIsOpen] = useState(false);

  const book = (booking: Booking) => {
    setIsOpen(false);
    toast.success(`${booking.name}, your room is booked.`, {
      autoClose: 4000,
    });
  };

  return (
    <>
      <Button onClick={() => setIsOpen(true)} text="Book a room" />
      <Modal
        title="Book a room"
        open={isOpen}
        showFooter={false}
        onHide={() => setIsOpen(false)}
      >
        <Form values={{room: 'garden', guests: 2}} onSubmit={book}>
          <TextInput
            placeholder="As in your passport"
            name="name"
            label="Name"
            required
            maxLength={60}
          />
          <TextInput
            name="email"
            label="Email"
            hint="We send the invoice to it."
            type="email"
          />
          <NumberInput min={1} max={4} name="guests" label="Guests" />
          <Select
            options={rooms.map(({label, value}) => ({
              text: label,
              value,
            }))}
            name="room"
            label="Room"
          />
          <Checkbox label="Breakfast" name="breakfast" />
          <Button type="submit" text="Book" />
        </Form>
      </Modal>
    </>
  );
}
