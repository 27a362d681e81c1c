/**
 * Brings different keyboards to one spelling (U05): composed letters, one kind of quote, dash and space. Keeps case
 * and punctuation, so the text can still be shown.
 */
export const normalise = (text: string): string =>
  text
    // Soft hyphens and zero-width spaces are invisible leftovers of copying.
    .replace(/[\u00AD\u200B]/g, '')
    .normalize('NFC')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
