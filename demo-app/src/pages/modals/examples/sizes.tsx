import {Button, Modal, type ModalProps} from '@life-changers/react';
import {useState} from 'react';

const SIZES = ['sm', 'md', 'lg', 'xl'] as const;

export default function Sizes() {
  const [isOpen, setIsOpen] = useState(false);
  const [size, setSize] = useState<ModalProps['size']>('md');

  const open = (next: ModalProps['size']) => {
    setSize(next);
    setIsOpen(true);
  };

  return (
    <>
      {SIZES.map(name => (
        <Button key={name} text={name} variant="secondary" onClick={() => open(name)} />
      ))}
      <Modal title={`Size ${size}`} size={size} open={isOpen} onHide={() => setIsOpen(false)}>
        <p>On a narrow screen, every size is as wide as the screen.</p>
      </Modal>
    </>
  );
}
