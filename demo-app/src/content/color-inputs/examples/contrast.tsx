import {ColorInput} from '@life-changers/react';
import {define} from 'superstruct';

/** Relative luminance, from 0 to 1, of a color such as #0c5f57 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const readable = define<string>(
  'readable',
  color =>
    1.05 / (luminanceOf(String(color)) + 0.05) >= 4.5 || 'Choose a darker color, so that it is readable.',
);

export default function Contrast() {
  return (
    <ColorInput
      label="Links on white"
      contrastWith="#fff"
      initValue="#d97706"
      rules={readable}
      showValidation
    />
  );
}
