/** As many characters as an id has at most; a longer one names nothing. */
const ID_LENGTH = 64

/** The id in what was pasted: itself, or the last part of the address of an exercise, as the list copies it. */
export const exerciseIdIn = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*/s, '')
    .split('/')
    .findLast((part) => part !== '') ?? ''

/** Whether an exercise may have this id. */
export const couldBeId = (id: string): boolean => id.length <= ID_LENGTH
