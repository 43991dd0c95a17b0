/** Whether the module `@life-changers/elements/typed-dates` lets users type dates. Its import sets it. */
export const typedDates = {isImported: false};
