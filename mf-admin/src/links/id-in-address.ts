/** Returns the id in a pasted text: the text itself, or the last path segment of a row's URL. */
export const idInAddress = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*/s, '')
    .split('/')
    .findLast((part) => part !== '') ?? ''
