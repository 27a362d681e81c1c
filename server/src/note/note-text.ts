import type { NoteText } from '@mowka/contract/schemas/note'
import { escapeHtml } from '@mowka/domain/escape-html'
import { sanitizeRichText } from '../rich-text/rich-text'

/**
 * The text of a note as stored (S-NOTE-07): rich text is sanitized; plain text, which fills both fields, is escaped,
 * so that markup in it stays visible.
 */
export const storedText = ({ rawNote, htmlNote }: NoteText): NoteText => ({
  rawNote,
  htmlNote: sanitizeRichText(
    rawNote === htmlNote ? escapeHtml(rawNote).replaceAll('\n', '<br />') : htmlNote,
  ),
})

/**
 * Merges a note with one that another tab has created: appends the new text unless it is already there. No typed text
 * is lost, and a repeated request has no effect.
 */
export function mergeNotes(kept: NoteText, added: NoteText): NoteText {
  if (added.rawNote === '' || kept.rawNote === added.rawNote) return kept
  if (kept.rawNote === '') return added
  if (kept.rawNote.endsWith(`\n${added.rawNote}`)) return kept
  return {
    rawNote: `${kept.rawNote}\n${added.rawNote}`,
    htmlNote: `${kept.htmlNote}<br />${added.htmlNote}`,
  }
}
