import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import { align, comparableText } from './alignment'
import type { Token } from './tokens'

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
const words: Record<InterfaceLang, { extra: string; missing: string }> = {
  pl: { extra: 'zbędne', missing: 'brakuje' },
  en: { extra: 'not needed', missing: 'missing' },
}

/** `vh` is visually hidden. */
const hidden = (word: string) => `<span class="vh">${word}: </span>`

/**
 * One line that shows the right answer with what was wrong next to it: the learner's word in `<del>`, then the right
 * one in `<ins>`, each with a hidden word in the interface's language. Punctuation, capitals and short forms are the
 * answer's, and are not marked. Every word is escaped.
 */
export function htmlDiff(
  input: string,
  answer: string,
  lang: LangCode,
  interfaceLang: InterfaceLang,
): string {
  const { extra, missing } = words[interfaceLang]
  const typed = comparableText(input, lang)
  const expected = comparableText(answer, lang)

  let html = ''
  /** How far the typed and the expected tokens, and the expected text, are written. */
  let typedAt = 0
  let expectedAt = 0
  let written = 0
  let removed: Token[] = []
  let added: Token[] = []

  const upTo = (end: number) => {
    const text = escapeHtml(expected.text.slice(written, end))
    written = end
    return text
  }
  const flush = () => {
    const first = expected.tokens[expectedAt - added.length]
    if (removed.length > 0) {
      // What is between the words comes first, so that a comma stays with the word before it.
      if (first && (added.length > 0 || expectedAt < expected.tokens.length)) html += upTo(first.start)
      else if (html !== '') html += ' '
      html += `<del>${hidden(extra)}${escapeHtml(sliceOf(typed.text, removed))}</del>`
      if (first) html += ' '
    } else if (first && added.length > 0) {
      html += upTo(first.start)
    }
    const last = added.at(-1)
    if (first && last) {
      html += `<ins>${hidden(missing)}${escapeHtml(expected.text.slice(first.start, last.end))}</ins>`
      written = last.end
    }
    removed = []
    added = []
  }

  for (const step of align(typed, expected)) {
    if (step.isSame) flush()
    else {
      removed.push(...typed.tokens.slice(typedAt, typedAt + step.typed))
      added.push(...expected.tokens.slice(expectedAt, expectedAt + step.expected))
    }
    typedAt += step.typed
    expectedAt += step.expected
    if (step.isSame) html += upTo(expected.tokens[expectedAt - 1]?.end ?? written)
  }
  flush()
  return html + upTo(expected.text.length)
}

const sliceOf = (text: string, tokens: readonly Token[]) => text.slice(tokens[0]?.start, tokens.at(-1)?.end)
