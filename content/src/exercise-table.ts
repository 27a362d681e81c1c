import { contentId } from '@mowka/domain/content-id'
import { csvFile, textOfCell } from '@mowka/domain/csv'
import type { FileMistake } from '@mowka/domain/library-file'
import Papa from 'papaparse'
import { contentPath } from './content-path'
import type { Lesson, Library } from './library'
import { LibraryError, type Mistake } from './library-error'
import { type Said, said, saidOfIssue } from './said'
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
/** What the panel's tables have besides: which rows these are there, and which version of the exercise it is. */
const IDENTITY = ['lessonId', 'id', 'version'] as const
type Row = Record<(typeof COLUMNS)[number], string> & Partial<Record<(typeof IDENTITY)[number], string>>

/** Between a text and the note of an alternative, or the reason of a mistake. */
const NOTE = ' :: '
const HIDDEN = 'hidden: '
const WAITING = 'waiting: '
/** The first line of tags that are all there are, without the lesson's chapter. */
const ALL_TAGS = '!'

const joined = (entries: readonly string[]) => entries.join('\n')
const entriesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The words for yes and no that spreadsheets write in Polish and English; an empty cell is a yes, as in files. */
const YES = new Set(['', 'yes', 'y', 'true', '1', 'tak', 't', 'prawda'])
const NO = new Set(['no', 'n', 'false', '0', 'nie', 'fałsz', 'falsz'])

/** A text and what stands behind ` :: `. */
function withNote(entry: string): { text: string; comment: string } {
  const at = entry.indexOf(NOTE)
  return at < 0
    ? { text: entry, comment: '' }
    : { text: entry.slice(0, at), comment: entry.slice(at + NOTE.length) }
}

/** The head of a table. The panel's has the identities of the rows. */
export const tableHead = (withIdentity: boolean): string[] => [...COLUMNS, ...(withIdentity ? IDENTITY : [])]

/** The exercises of a lesson as lines of a table. */
export const tableRows = (
  { path, id, exercises }: Pick<Lesson, 'path' | 'id' | 'exercises'>,
  withIdentity: boolean,
): string[][] =>
  exercises.map((exercise) => {
    const row = rowOf(path, exercise)
    const known = [id ?? contentId(path), exerciseId({ path }, exercise)]
    return [
      ...COLUMNS.map((column) => row[column]),
      ...(withIdentity ? [...known, String(exercise.version ?? '')] : []),
    ]
  })

/** All exercises of a library as CSV, for a spreadsheet. What looks like a formula is kept from being one. */
export const exerciseTable = ({ courses }: Library): string =>
  csvFile([
    tableHead(false),
    ...courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => tableRows(lesson, false))),
  ])

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
  gaps: joined(
    exercise.gaps.map(({ text, nth, at }) =>
      at === undefined ? (nth === undefined ? text : `${nth}: ${text}`) : `@${at}: ${text}`,
    ),
  ),
  words: joined(exercise.words),
  hints: joined(exercise.hints),
  tags: joined(exercise.allTags ? [ALL_TAGS, ...exercise.allTags] : exercise.tags),
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
      const [, sign, number, text] = /^(@?)(\d+): (.*)$/.exec(entry) ?? []
      if (number === undefined) return entry
      return sign ? { text, at: Number(number) } : { text, nth: Number(number) }
    }),
    words: entriesOf(row.words),
    hints: entriesOf(row.hints),
    ...tagsOf(entriesOf(row.tags)),
    ...(row.version ? { version: Number(row.version) } : {}),
    active: !NO.has(row.active.toLowerCase()),
  }
}

/** Closed cells whose value is unknown. Nothing is guessed: a "no" that is not understood would publish the exercise. */
function unknownCells({ active, version = '' }: Row): (Said & { key: string })[] {
  const isKnown = YES.has(active.toLowerCase()) || NO.has(active.toLowerCase())
  return [
    ...(isKnown ? [] : [{ ...said('YES_NO', { value: active }), key: 'active' }]),
    ...(/^([1-9]\d*)?$/.test(version) ? [] : [{ ...said('NUMBER', { value: version }), key: 'version' }]),
  ]
}

const tagsOf = ([first, ...others]: readonly string[]) =>
  first === ALL_TAGS ? { allTags: others } : { tags: first === undefined ? [] : [first, ...others] }

/** Names of columns by their lower-case form: spreadsheets and people capitalise them. */
const columnNames = new Map<string, string>(
  [...COLUMNS, ...IDENTITY].map((name) => [name.toLowerCase(), name]),
)

const columnName = (head: string): string => {
  const name = textOfCell(head).trim().toLowerCase()
  return columnNames.get(name) ?? name
}

/** What the parser finds wrong with a line. */
const parserMistakes: Record<Papa.ParseError['code'], FileMistake> = {
  MissingQuotes: 'CELL_QUOTES',
  InvalidQuotes: 'CELL_QUOTES',
  UndetectableDelimiter: 'NO_SEPARATOR',
  TooFewFields: 'CELLS_MISSING',
  TooManyFields: 'CELLS_EXTRA',
}

/**
 * The cells of a table by their columns, without spaces around them. Line ends of all systems are equal, between lines
 * and in cells. Throws a `LibraryError` for what is no table of exercises.
 */
export function readTable(csv: string): { rows: Row[]; mistakes: Mistake[] } {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, meta, errors } = Papa.parse<Row>(text, {
    header: true,
    newline: '\n',
    skipEmptyLines: 'greedy',
    transformHeader: columnName,
    transform: (cell) => textOfCell(cell).trim(),
  })
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) {
    throw new LibraryError([{ file: '', ...said('NO_COLUMN', { columns: missing.join(', ') }) }])
  }
  // A row that is cut off has fewer cells than the head.
  const empty = Object.fromEntries(COLUMNS.map((column) => [column, '']))
  return {
    rows: data.map((row) => ({ ...empty, ...row })),
    mistakes: errors.map(({ row = 0, code }) => ({ file: place(row), ...said(parserMistakes[code]) })),
  }
}

/** A row as people count them: the first one below the head is the second of the table. */
const place = (index: number) => `row ${index + 2}`

const exerciseId = ({ path }: Pick<Lesson, 'path'>, { id, slug }: ExerciseEntry): string =>
  id ?? contentId(contentPath.exercise(path, slug))

/** Lessons as rows find them: by their ids, and by their places. */
function lessonFinder(lessons: readonly Lesson[]) {
  const byId = new Map(lessons.map((lesson) => [lesson.id ?? contentId(lesson.path), lesson]))
  const byPath = new Map(lessons.map((lesson) => [lesson.path, lesson]))
  return ({ lessonId, lesson }: Row) =>
    lessonId ? byId.get(lessonId) : (byPath.get(lesson) ?? byId.get(contentId(lesson)))
}

/** The exercises of a lesson while rows change them: by their names, and their names by their ids. */
const openLesson = (lesson: Lesson) => ({
  exercises: new Map(lesson.exercises.map((each) => [each.slug, each])),
  slugs: new Map(lesson.exercises.map((each) => [exerciseId(lesson, each), each.slug])),
  seen: new Set<string>(),
})

/** Names of words and hints as their lesson has them: a table out of files may call them otherwise. */
const namesIn = (
  names: readonly string[],
  pieces: readonly { slug: string; id?: string | undefined }[],
  placeOf: (name: string) => string,
): string[] =>
  names.map((name) => {
    if (pieces.some(({ slug }) => slug === name)) return name
    const id = contentId(placeOf(name))
    return pieces.find((piece) => piece.id === id)?.slug ?? name
  })

/**
 * A library with the exercises of a table: known ones (by their id, or their slug) are replaced, others come at the end
 * of their lesson; hints and words have to be in the lesson already. Throws a `LibraryError` with every row that cannot
 * be read.
 */
export function withExerciseTable(library: Library, csv: string): Library {
  const steps = exerciseTableSteps(library, readTable(csv))
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** The same row by row, so that whoever runs it can do something else in between. */
export function* exerciseTableSteps(
  library: Library,
  { rows, mistakes }: ReturnType<typeof readTable>,
): Generator<void, Library> {
  const lessonOf = lessonFinder(library.courses.flatMap(({ lessons }) => lessons))
  const changed = new Map<Lesson, ReturnType<typeof openLesson>>()
  for (const [index, row] of rows.entries()) {
    yield
    const file = place(index)
    const lesson = lessonOf(row)
    const unknown = unknownCells(row)
    const entry = ExerciseEntry.safeParse(entryOf(row))
    if (!lesson) mistakes.push({ file, ...said('NO_LESSON', { lesson: row.lesson }) })
    mistakes.push(...unknown.map((each) => ({ file, ...each })))
    const isUnknown = (key: string) => unknown.some((each) => each.key === key)
    for (const issue of entry.error?.issues ?? []) {
      const key = issue.path.join('.')
      if (!isUnknown(key)) mistakes.push({ file, key, ...saidOfIssue(issue) })
    }
    if (!lesson || !entry.success) continue
    const open = changed.get(lesson) ?? openLesson(lesson)
    changed.set(lesson, open)
    const placeHere = contentId(contentPath.exercise(row.lesson, entry.data.slug))
    const slug = row.id
      ? open.slugs.get(row.id)
      : (open.exercises.get(entry.data.slug)?.slug ?? open.slugs.get(placeHere) ?? entry.data.slug)
    if (slug === undefined) mistakes.push({ file, ...said('NO_EXERCISE', { id: row.id ?? '' }) })
    else if (open.seen.has(slug)) mistakes.push({ file, ...said('EXERCISE_TWICE', { slug }) })
    if (slug === undefined) continue
    open.seen.add(slug)
    open.exercises.set(slug, {
      ...entry.data,
      slug,
      id: open.exercises.get(slug)?.id,
      words: namesIn(entry.data.words, lesson.words, (name) => contentPath.word(row.lesson, name)),
      hints: namesIn(entry.data.hints, lesson.hints, (name) => contentPath.hint(row.lesson, name)),
    })
  }
  if (mistakes.length > 0) throw new LibraryError(mistakes)
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => ({
        ...lesson,
        exercises: [...(changed.get(lesson)?.exercises.values() ?? lesson.exercises)],
      })),
    })),
  }
}
