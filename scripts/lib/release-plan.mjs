/** How a version is published. */

/** The tag on npm: `next` for a version before a release, such as 0.2.0-beta.1, which `npm install` does not choose. */
export const distTagOf = version => (version.includes('-') ? 'next' : 'latest');

/**
 * Whether npm can prove by which workflow a package was built: only in a CI that gives a workflow a token. Elsewhere, npm
 * would refuse to publish.
 */
export const canHaveProvenance = env =>
  Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL) || Boolean(env.SIGSTORE_ID_TOKEN);

/** Returns what a changelog says of a version. Throws if it says nothing. */
export function changesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find(text => text.split('\n', 1)[0].trim() === version);
  if (section === undefined) throw new Error(`The changelog has no section for ${version}.`);
  return section.slice(section.indexOf('\n')).trim();
}
