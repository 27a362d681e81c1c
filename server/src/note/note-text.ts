import type { NoteText } from '@mowka/shared/contract/schemas/note'
import { sanitizeRichText } from '../rich-text/rich-text'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The words of a note as they are kept (S-NOTE-07): rich text loses what could do harm; plain text, which stands in both
 * fields, has no marks, so what looks like one stays a text.
 */
export const keptText = ({ rawNote, htmlNote }: NoteText): NoteText => ({
  rawNote,
  htmlNote: sanitizeRichText(rawNote === htmlNote ? escaped(rawNote).replaceAll('\n', '<br />') : htmlNote),
})

/**
 * The words of a note that another tab has also written one for: those that are there, and the new ones below, unless
 * they are the same ones again. Nothing that someone typed is lost, and a repeated request changes nothing.
 */
export function joinedText(kept: NoteText, added: NoteText): NoteText {
  if (added.rawNote === '' || kept.rawNote === added.rawNote) return kept
  if (kept.rawNote === '') return added
  if (kept.rawNote.endsWith(`\n${added.rawNote}`)) return kept
  return {
    rawNote: `${kept.rawNote}\n${added.rawNote}`,
    htmlNote: `${kept.htmlNote}<br />${added.htmlNote}`,
  }
}
