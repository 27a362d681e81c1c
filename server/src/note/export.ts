import { csvFile } from '@mowka/domain/csv'
import { escapeHtml } from '@mowka/domain/escape-html'
import { formatDate } from '@mowka/domain/warsaw-time'

/** An exported note. */
export type ExportedNote = {
  id: string
  answer: string
  example: string
  rawNote: string
  /** Sanitized HTML. */
  htmlNote: string
  /** The title of the lesson; empty if none. */
  lesson: string
  isFavourite: boolean
  createdAt: Date
}

/** Writes notes as CSV, safe against formulas in user input. */
export const notesTable = (notes: readonly ExportedNote[]): string =>
  csvFile([
    ['Zdanie', 'Tłumaczenie', 'Notatka', 'Lekcja', 'Ulubione', 'Data'],
    ...notes.map((note) => [
      note.answer,
      note.example,
      note.rawNote,
      note.lesson,
      note.isFavourite ? 'tak' : 'nie',
      formatDate(note.createdAt),
    ]),
  ])

/** Removes tabs and line breaks, which separate fields and lines. */
const ankiField = (html: string): string => html.replaceAll(/\r?\n/g, '<br>').replaceAll('\t', ' ')

/** Tags are separated by spaces, so spaces within a tag become underscores. */
const ankiTag = (text: string): string => text.trim().replaceAll(/[\s"]+/g, '_')

/**
 * Writes notes as cards for Anki's text import: the sentence in the learner's own language on the front, its
 * translation and the note on the back. The id of a note makes a second import update its card instead of adding one.
 */
export const ankiFile = (notes: readonly ExportedNote[]): string =>
  [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#tags column:4',
    ...notes.map((note) => {
      const behind = [escapeHtml(note.answer), note.htmlNote && `<br><br>${note.htmlNote}`].join('')
      const tags = ['mowka', ankiTag(note.lesson), note.isFavourite ? 'ulubione' : ''].filter(Boolean)
      return [note.id, ankiField(escapeHtml(note.example)), ankiField(behind), tags.join(' ')].join('\t')
    }),
    '',
  ].join('\n')
