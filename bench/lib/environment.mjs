/** Replaces React's environment variable, `production` or `development`. */
export function environment(mode) {
  return {
    name: 'environment',
    transform: code => ({code: code.replaceAll('process.env.NODE_ENV', JSON.stringify(mode)), map: null}),
  };
}
