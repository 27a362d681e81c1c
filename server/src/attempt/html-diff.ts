import { escapeHtml } from '@mowka/domain/escape-html'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { DiffPiece } from '@mowka/domain/judge/issue'

/** Text alternatives for the colors of the diff (WCAG 1.4.1). */
const words: Record<InterfaceLang, { extra: string; missing: string; instead: string; moved: string }> = {
  pl: { extra: 'zbędne', missing: 'brakuje', instead: 'zamiast', moved: 'przenieś' },
  en: { extra: 'not needed', missing: 'missing', instead: 'instead of', moved: 'move' },
}

/** `vh` is visually hidden. */
const hidden = (word: string) => `<span class="vh">${word}: </span>`

/**
 * The diff as one line of HTML: extra or wrong text in `<del>`, missing or correct text in `<ins>`, misplaced words
 * in `<span class="moved">`, each with a visually hidden label in the interface language. All words are escaped.
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
