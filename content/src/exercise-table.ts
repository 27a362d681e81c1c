import Papa from 'papaparse'
import type { Library } from './library'
import { LibraryError } from './library-error'
import { ExerciseEntry } from './schema'

/** Columns of the table of exercises. A cell that holds several entries has one a line. */
const COLUMNS = [
  'lesson',
  'slug',
  'example',
  'answer',
  'alternatives',
  'mistakes',
  'gaps',
  'words',
  'hints',
  'tags',
  'active',
] as const
type Column = (typeof COLUMNS)[number]
type Row = Record<Column, string>

/** Between a text and the note of an alternative, or the reason of a mistake. */
const NOTE = ' :: '
const HIDDEN = 'hidden: '
const WAITING = 'waiting: '

const joined = (entries: readonly string[]) => entries.join('\n')
const entriesOf = (cell: string) => cell.split(/\r?\n/).filter((line) => line.trim() !== '')

/** A text and what stands behind ` :: `. */
function withNote(entry: string): { text: string; comment: string } {
  const at = entry.indexOf(NOTE)
  return at < 0
    ? { text: entry, comment: '' }
    : { text: entry.slice(0, at), comment: entry.slice(at + NOTE.length) }
}

/** All exercises of a library as CSV, for a spreadsheet. What looks like a formula is kept from being one. */
export const exerciseTable = ({ courses }: Library): string =>
  Papa.unparse(
    {
      fields: [...COLUMNS],
      data: courses.flatMap((course) =>
        course.lessons.flatMap((lesson) =>
          lesson.exercises.map((exercise) => {
            const row = rowOf(lesson.path, exercise)
            return COLUMNS.map((column) => row[column])
          }),
        ),
      ),
    },
    { escapeFormulae: true },
  )

const rowOf = (lesson: string, exercise: ExerciseEntry): Row => ({
  lesson,
  slug: exercise.slug,
  example: exercise.example,
  answer: exercise.answer,
  alternatives: joined(
    exercise.alternatives.map(
      ({ text, comment, approved, hidden }) =>
        `${hidden ? HIDDEN : ''}${approved ? '' : WAITING}${text}${comment && NOTE + comment}`,
    ),
  ),
  mistakes: joined(exercise.mistakes.map(({ text, comment }) => text + NOTE + comment)),
  gaps: joined(exercise.gaps.map(({ text, nth }) => (nth === undefined ? text : `${nth}: ${text}`))),
  words: joined(exercise.words),
  hints: joined(exercise.hints),
  tags: joined(exercise.tags),
  active: exercise.active ? 'yes' : 'no',
})

function entryOf(row: Row): unknown {
  return {
    slug: row.slug,
    example: row.example,
    answer: row.answer,
    alternatives: entriesOf(row.alternatives).map((entry) => {
      const hidden = entry.startsWith(HIDDEN)
      const rest = hidden ? entry.slice(HIDDEN.length) : entry
      const approved = !rest.startsWith(WAITING)
      return { ...withNote(approved ? rest : rest.slice(WAITING.length)), approved, hidden }
    }),
    mistakes: entriesOf(row.mistakes).map(withNote),
    gaps: entriesOf(row.gaps).map((entry) => {
      const [, nth, text] = /^(\d+): (.*)$/.exec(entry) ?? []
      return nth ? { text, nth: Number(nth) } : entry
    }),
    words: entriesOf(row.words),
    hints: entriesOf(row.hints),
    tags: entriesOf(row.tags),
    active: row.active.trim().toLowerCase() !== 'no',
  }
}

/** Undoes what keeps a cell from being a formula. */
const unescaped = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/**
 * A library with the exercises of a table: those with a known slug are replaced, others come at the end of their
 * lesson; hints and words have to be in the lesson already. Throws a `LibraryError` with every row that cannot be read.
 */
export function withExerciseTable(library: Library, csv: string): Library {
  const { data, meta, errors } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transform: unescaped,
  })
  const problems = errors.map(({ row = 0, message }) => `row ${row + 2}: ${message}`)
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) throw new LibraryError([`the table has no column ${missing.join(', ')}`])

  const lessons = new Map(
    library.courses.flatMap(({ lessons: own }) => own.map((each) => [each.path, each.exercises])),
  )
  data.forEach((row, index) => {
    const place = `row ${index + 2}`
    const exercises = lessons.get(row.lesson)
    const entry = ExerciseEntry.safeParse(entryOf(row))
    if (!exercises) problems.push(`${place}: no lesson is called ${row.lesson}`)
    if (!entry.success)
      problems.push(
        ...entry.error.issues.map((issue) => `${place}: ${issue.path.join('.')}: ${issue.message}`),
      )
    if (!exercises || !entry.success) return
    const known = exercises.find(({ slug }) => slug === entry.data.slug)
    const next = { ...entry.data, id: known?.id }
    lessons.set(
      row.lesson,
      known ? exercises.map((each) => (each === known ? next : each)) : [...exercises, next],
    )
  })
  if (problems.length > 0) throw new LibraryError(problems)
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => ({
        ...lesson,
        exercises: lessons.get(lesson.path) ?? lesson.exercises,
      })),
    })),
  }
}
