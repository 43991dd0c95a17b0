import '@life-changers/elements';
import '@life-changers/elements/styles/life-changers.css';
import './page.css';
import './event-calendar.js';
import './kanban-board.js';
