/** The app is mounted at a subpath of another site. */
export default {basePath: '/admin'};
