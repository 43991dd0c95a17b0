// #if data
/** The driver of SQLite has a native part, which is not bundled. */
export default {serverExternalPackages: ['libsql']};
// #else
export default {};
// #end
