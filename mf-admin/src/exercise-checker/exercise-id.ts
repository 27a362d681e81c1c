/** Maximum length of an id, in characters. */
const ID_LENGTH = 64

/** Returns the id in a pasted text: the text itself, or the last path segment of an exercise URL. */
export const exerciseIdIn = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*/s, '')
    .split('/')
    .findLast((part) => part !== '') ?? ''

/** Whether the id is short enough to be one of an exercise. */
export const couldBeId = (id: string): boolean => id.length <= ID_LENGTH
