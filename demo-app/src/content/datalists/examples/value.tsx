import {Datalist} from '@life-changers/react';
import {useState} from 'react';

const languages = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
];

export default function Value() {
  const [language, setLanguage] = useState('python');

  return (
    <>
      <Datalist label="Favorite language" options={languages} value={language} onChange={setLanguage} />
      <p role="status">The value is: {language === '' ? 'nothing' : language}</p>
    </>
  );
}
