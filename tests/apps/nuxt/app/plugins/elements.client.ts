import '@life-changers/elements/hydrate';
import '@life-changers/elements';

export default defineNuxtPlugin(() => {});
