// #only elements
/** The elements that the pages use. */
// #if signIn
import '@life-changers/elements/callout';
import '@life-changers/elements/password';
// #end
// #if forms|signIn
import '@life-changers/elements/button';
import '@life-changers/elements/form';
import '@life-changers/elements/text-input';
// #end
// #if forms
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/error-summary';
import '@life-changers/elements/select';
import '@life-changers/elements/toast';
// #end
// #if tables
import '@life-changers/elements/server-table';
import '@life-changers/elements/table-filters';
// #end
import '@life-changers/elements/navbar';
import '@life-changers/elements/page-content';
import '@life-changers/elements/page-layout';
import '@life-changers/elements/sidebar';
import '@life-changers/elements/sidebar-group';
import '@life-changers/elements/sidebar-link';
