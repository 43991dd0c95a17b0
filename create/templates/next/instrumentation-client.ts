/** Next runs this before everything else in the browser, so that the elements hydrate what the server has rendered. */
import '@life-changers/react/ssr';
