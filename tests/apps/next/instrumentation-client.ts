/** Next evaluates the modules of client pages before those of the layout, and this before both. */
import '@life-changers/react/ssr';
