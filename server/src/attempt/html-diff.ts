import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { DiffPiece } from '@mowka/domain/judge/issue'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Says in words what the colour says (WCAG 1.4.1). */
const words: Record<InterfaceLang, { extra: string; missing: string; instead: string; moved: string }> = {
  pl: { extra: 'zbędne', missing: 'brakuje', instead: 'zamiast', moved: 'przenieś' },
  en: { extra: 'not needed', missing: 'missing', instead: 'instead of', moved: 'move' },
}

/** `vh` is visually hidden. */
const hidden = (word: string) => `<span class="vh">${word}: </span>`

/**
 * The comparison as one line of HTML: what is too much or wrong in `<del>`, what is missing or right in `<ins>`, words to
 * be moved in a `<span class="moved">`, each with a hidden word in the interface's language. Every word is escaped.
 */
export function htmlDiff(pieces: readonly DiffPiece[], interfaceLang: InterfaceLang): string {
  const { extra, missing, instead, moved } = words[interfaceLang]
  const drawing: Record<DiffPiece['mark'], (was: string, is: string) => string> = {
    same: (_, is) => is,
    extra: (was) => `<del>${hidden(extra)}${was}</del>`,
    missing: (_, is) => `<ins>${hidden(missing)}${is}</ins>`,
    changed: (was, is) => `<del>${hidden(instead)}${was}</del> <ins>${is}</ins>`,
    'moved-from': (was) => `<span class="moved">${hidden(moved)}${was}</span>`,
    'moved-to': (_, is) => `<ins>${is}</ins>`,
  }
  return pieces
    .map(({ mark, typed, expected }) => drawing[mark](escapeHtml(typed), escapeHtml(expected)))
    .join('')
}
