/** The moves, in the order of the help. */
import {moveAntDesign} from './moves/ant-design/ant-design.mjs';
import {MARKUP_EXTENSIONS} from './markup/move-file.mjs';
import {moveMaterialReactTable} from './moves/material-react-table/material-react-table.mjs';
import {moveMuiX} from './moves/mui-x/mui-x.mjs';
import {moveShoelace, moveWebAwesome} from './moves/shoelace/shoelace.mjs';
import {movePrimeReact} from './moves/prime-react/prime-react.mjs';
import {SCRIPT_EXTENSIONS} from './script/read-script.mjs';

/**
 * @typedef {object} Move From one library to ours.
 * @property {string} name As on the command line.
 * @property {string} title The name of the library.
 * @property {readonly string[]} packages Its packages on npm.
 * @property {readonly string[]} extensions The files that it can be used in.
 * @property {string} guide The name of the guide.
 * @property {(source: string, path: string) => {code: string, moved: Record<string, number>, left: import('./move-report.mjs').Left[]}} move
 *   Moves the code of a file. It throws a `ReadError` if the file cannot be parsed.
 */

/** @type {readonly Move[]} */
export const MOVES = [
  {
    name: 'prime-react',
    title: 'PrimeReact',
    packages: ['primereact'],
    extensions: SCRIPT_EXTENSIONS,
    guide: 'from-prime-react',
    move: movePrimeReact,
  },
  {
    name: 'material-react-table',
    title: 'Material React Table',
    packages: ['material-react-table', 'mantine-react-table'],
    extensions: SCRIPT_EXTENSIONS,
    guide: 'from-material-react-table',
    move: moveMaterialReactTable,
  },
  {
    name: 'mui-x',
    title: 'MUI X',
    packages: [
      ...['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
      ...['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    ],
    extensions: SCRIPT_EXTENSIONS,
    guide: 'from-mui-x',
    move: moveMuiX,
  },
  {
    name: 'ant-design',
    title: 'Ant Design',
    packages: ['antd'],
    extensions: SCRIPT_EXTENSIONS,
    guide: 'from-ant-design',
    move: moveAntDesign,
  },
  {
    name: 'shoelace',
    title: 'Shoelace',
    packages: ['@shoelace-style/shoelace'],
    extensions: MARKUP_EXTENSIONS,
    guide: 'from-shoelace',
    move: moveShoelace,
  },
  {
    name: 'web-awesome',
    title: 'Web Awesome',
    packages: ['@awesome.me/webawesome'],
    extensions: MARKUP_EXTENSIONS,
    guide: 'from-shoelace',
    move: moveWebAwesome,
  },
];
