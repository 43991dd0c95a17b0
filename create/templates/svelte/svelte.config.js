/** A custom element handles its keys and has its role, which the compiler cannot know. */
const ABOUT_TAGS = ['a11y_click_events_have_key_events', 'a11y_no_static_element_interactions'];

export default {compilerOptions: {warningFilter: ({code}) => !ABOUT_TAGS.includes(code)}};
