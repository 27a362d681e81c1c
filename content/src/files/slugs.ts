/** Maximum slug length. */
const LONGEST = 48

/**
 * Converts a text to a slug of lower-case letters and digits with hyphens; empty for a text without Latin letters.
 */
const slugOf = (text: string): string =>
  text
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')

/** Generates unique slugs that aren't taken yet. `prefix` is common to all of one kind. */
export function slugs(taken: readonly string[]): { next: (text: string, prefix?: string) => string } {
  const used = new Set(taken)
  return {
    next: (text, prefix = '') => {
      const base = `${prefix}${slugOf(text) || 'new'}`
      let slug = base
      for (let count = 2; used.has(slug); count += 1) slug = `${base}-${count}`
      used.add(slug)
      return slug
    },
  }
}
