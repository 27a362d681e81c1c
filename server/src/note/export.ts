import { csvFile } from '@mowka/shared/domain/csv'
import { formatDate } from '@mowka/shared/domain/warsaw-time'

/** A note as it is taken along. */
export type ExportedNote = {
  id: string
  answer: string
  example: string
  rawNote: string
  /** Harmless HTML. */
  htmlNote: string
  /** The title of its lesson; empty without one. */
  lesson: string
  isFavourite: boolean
  createdAt: Date
}

/** Notes as a table for spreadsheets, safe against formulas in what people wrote. */
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A field of a line: neither tabs nor line ends belong to it. */
const ankiField = (html: string): string => html.replaceAll(/\r?\n/g, '<br>').replaceAll('\t', ' ')

/** Tags are words: what is between them becomes an underscore. */
const ankiTag = (text: string): string => text.trim().replaceAll(/[\s"]+/g, '_')

/**
 * Notes as cards for Anki's import of text files: the sentence in the learner's language in front, the other one and
 * the note behind. The number of a note makes a second import change its card instead of adding one.
 */
export const ankiFile = (notes: readonly ExportedNote[]): string =>
  [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#tags column:4',
    ...notes.map((note) => {
      const behind = [escaped(note.answer), note.htmlNote && `<br><br>${note.htmlNote}`].join('')
      const tags = ['mowka', ankiTag(note.lesson), note.isFavourite ? 'ulubione' : ''].filter(Boolean)
      return [note.id, ankiField(escaped(note.example)), ankiField(behind), tags.join(' ')].join('\t')
    }),
    '',
  ].join('\n')
