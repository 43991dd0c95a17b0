/** The app is mounted below another site. */
export default {basePath: '/admin'};
