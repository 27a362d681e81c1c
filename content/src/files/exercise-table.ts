import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { defaultOf, type Field, libraryFields } from '@mowka/contract/content-kinds/kind'
import { contentId } from '@mowka/domain/course/content-id'
import type { FileMistake } from '@mowka/domain/course/library-file'
import { csvFile, textOfCell } from '@mowka/domain/text/csv'
import Papa from 'papaparse'
import { type Said, said, saidOfIssue } from '../check/problem'
import { nameInFile } from '../kind-entries'
import { contentPath, type Lesson, type Library } from '../library'
import { LibraryError, type Mistake } from '../library-error'
import { ExerciseEntry } from '../schema'

/** Columns of fields with a notation of their own. A cell with several entries has one per line. */
const LISTS = ['alternatives', 'mistakes', 'gaps', 'words', 'hints', 'tags'] as const
type List = (typeof LISTS)[number]

const isList = (column: string): column is List => LISTS.some((list) => list === column)

/** The other fields of an exercise, each in the column of its name in files. */
const plainFields: { column: string; field: Field }[] = libraryFields(exerciseKind)
  .map((name) => ({ column: nameInFile(exerciseKind, name), field: exerciseKind.fields[name] }))
  .filter(({ column }) => !isList(column))

/** Columns that a table may lack, because older exports do: exercises preserve their values then. */
const optional = new Set(
  plainFields.flatMap(({ column, field }) => (field.type === 'choice' ? [column] : [])),
)

const COLUMNS: readonly string[] = [
  'lesson',
  'slug',
  ...libraryFields(exerciseKind).map((name) => nameInFile(exerciseKind, name)),
]
/** Additional columns of the panel's tables: row ids and the version of the exercise. */
const IDENTITY = ['lessonId', 'id', 'version'] as const

/** The cells of an exercise; those of plain fields by their columns. */
type Row = Record<'lesson' | 'slug' | List, string> &
  Partial<Record<(typeof IDENTITY)[number], string>> & { [column: string]: string | undefined }

/** A parsed table: its rows and the mistakes in its notation. */
export type ExerciseTable = { rows: Row[]; mistakes: Mistake[] }

/** Separates a text from the comment of an alternative or a mistake. */
const NOTE = ' :: '
const HIDDEN = 'hidden: '
const WAITING = 'waiting: '
/** Marks a tag list that is complete, i.e. without the lesson's chapter. */
const ALL_TAGS = '!'

const joined = (entries: readonly string[]) => entries.join('\n')
const entriesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Spreadsheets' words for yes and no in Polish and English; an empty cell means yes, as in files. */
const YES = new Set(['', 'yes', 'y', 'true', '1', 'tak', 't', 'prawda'])
const NO = new Set(['no', 'n', 'false', '0', 'nie', 'fałsz', 'falsz'])

/** The notation of a plain field in a cell. */
function cellOf({ type }: Field, value: unknown): string {
  switch (type) {
    case 'flag':
      return value ? 'yes' : 'no'
    case 'text':
    case 'choice':
      return value == null ? '' : String(value)
    default:
      throw new Error(`A cell holds no ${type}`)
  }
}

/** The value of a cell. An empty cell stands for the default. */
function valueOfCell(field: Field, cell: string): unknown {
  if (field.type === 'flag') return !NO.has(cell.toLowerCase())
  const initial = defaultOf(field)
  if (cell === '' && initial !== undefined) return initial
  return field.type === 'choice'
    ? (field.values.find((value) => value.toLowerCase() === cell.toLowerCase()) ?? cell)
    : cell
}

/** Splits an entry into its text and the comment after ` :: `. */
function withNote(entry: string): { text: string; comment: string } {
  const at = entry.indexOf(NOTE)
  return at < 0
    ? { text: entry, comment: '' }
    : { text: entry.slice(0, at), comment: entry.slice(at + NOTE.length) }
}

/** Header of a table; with row ids for the panel. */
export const tableHead = (withIdentity: boolean): string[] => [...COLUMNS, ...(withIdentity ? IDENTITY : [])]

/** Returns the exercises of a lesson as table rows. */
export const tableRows = (
  { path, id, exercises }: Pick<Lesson, 'path' | 'id' | 'exercises'>,
  withIdentity: boolean,
): string[][] =>
  exercises.map((exercise) => {
    const row = rowOf(path, exercise)
    const known = [id ?? contentId(path), exerciseId({ path }, exercise)]
    return [
      ...COLUMNS.map((column) => row[column] ?? ''),
      ...(withIdentity ? [...known, String(exercise.version ?? '')] : []),
    ]
  })

/** Returns all exercises of a library as CSV, escaped against formula injection. */
export const exerciseTable = ({ courses }: Library): string =>
  csvFile([
    tableHead(false),
    ...courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => tableRows(lesson, false))),
  ])

const rowOf = (lesson: string, exercise: ExerciseEntry): Row => {
  const values: Readonly<Record<string, unknown>> = exercise
  const plain = plainFields.map(({ column, field }) => [column, cellOf(field, values[column])] as const)
  return { lesson, slug: exercise.slug, ...listsOf(exercise), ...Object.fromEntries(plain) }
}

const listsOf = (exercise: ExerciseEntry): Record<List, string> => ({
  alternatives: joined(
    exercise.alternatives.map(
      ({ text, comment, approved, hidden }) =>
        `${hidden ? HIDDEN : ''}${approved ? '' : WAITING}${text}${comment && NOTE + comment}`,
    ),
  ),
  mistakes: joined(
    exercise.mistakes.map(
      ({ text, comment, approved }) => (approved === false ? WAITING : '') + text + NOTE + comment,
    ),
  ),
  gaps: joined(
    exercise.gaps.map(({ text, nth, at }) =>
      at === undefined ? (nth === undefined ? text : `${nth}: ${text}`) : `@${at}: ${text}`,
    ),
  ),
  words: joined(exercise.words),
  hints: joined(exercise.hints),
  tags: joined(exercise.allTags ? [ALL_TAGS, ...exercise.allTags] : exercise.tags),
})

function entryOf(row: Row): unknown {
  const plain = plainFields.flatMap(({ column, field }) => {
    const cell = row[column]
    return cell === undefined ? [] : [[column, valueOfCell(field, cell)] as const]
  })
  return {
    slug: row.slug,
    ...Object.fromEntries(plain),
    alternatives: entriesOf(row.alternatives).map((entry) => {
      const hidden = entry.startsWith(HIDDEN)
      const rest = hidden ? entry.slice(HIDDEN.length) : entry
      const approved = !rest.startsWith(WAITING)
      return { ...withNote(approved ? rest : rest.slice(WAITING.length)), approved, hidden }
    }),
    mistakes: entriesOf(row.mistakes).map((entry) =>
      entry.startsWith(WAITING)
        ? { ...withNote(entry.slice(WAITING.length)), approved: false }
        : withNote(entry),
    ),
    gaps: entriesOf(row.gaps).map((entry) => {
      const [, sign, number, text] = /^(@?)(\d+): (.*)$/.exec(entry) ?? []
      if (number === undefined) return entry
      return sign ? { text, at: Number(number) } : { text, nth: Number(number) }
    }),
    words: entriesOf(row.words),
    hints: entriesOf(row.hints),
    ...tagsOf(entriesOf(row.tags)),
    ...(row.version ? { version: Number(row.version) } : {}),
  }
}

/** Returns cells with unknown values. Nothing is guessed: a misread "no" would publish the exercise. */
function unknownCells(row: Row): (Said & { key: string })[] {
  const { version = '' } = row
  const flags = plainFields.flatMap(({ column, field }) => {
    const cell = (row[column] ?? '').toLowerCase()
    return field.type !== 'flag' || YES.has(cell) || NO.has(cell)
      ? []
      : [{ ...said('YES_NO', { value: row[column] ?? '' }), key: column }]
  })
  return [
    ...flags,
    ...(/^([1-9]\d*)?$/.test(version) ? [] : [{ ...said('NUMBER', { value: version }), key: 'version' }]),
  ]
}

/** The values of an exercise whose columns a table lacks. */
const valuesWithoutColumn = (row: Row, present: ExerciseEntry): Partial<ExerciseEntry> =>
  Object.fromEntries(
    Object.entries(present).filter(([name]) => optional.has(name) && row[name] === undefined),
  )

const tagsOf = ([first, ...others]: readonly string[]) =>
  first === ALL_TAGS ? { allTags: others } : { tags: first === undefined ? [] : [first, ...others] }

/** Column names by their lower-case form, because spreadsheets and users capitalize them. */
const columnNames = new Map<string, string>(
  [...COLUMNS, ...IDENTITY].map((name) => [name.toLowerCase(), name]),
)

const columnName = (head: string): string => {
  const name = textOfCell(head).trim().toLowerCase()
  return columnNames.get(name) ?? name
}

/** Parser errors by our codes. */
const parserMistakes: Record<Papa.ParseError['code'], FileMistake> = {
  MissingQuotes: 'CELL_QUOTES',
  InvalidQuotes: 'CELL_QUOTES',
  UndetectableDelimiter: 'NO_SEPARATOR',
  TooFewFields: 'CELLS_MISSING',
  TooManyFields: 'CELLS_EXTRA',
}

/**
 * Parses a table into trimmed cells by column, with normalized line endings.
 *
 * @throws LibraryError if it is not an exercise table
 */
export function readTable(csv: string): ExerciseTable {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, meta, errors } = Papa.parse<Row>(text, {
    header: true,
    newline: '\n',
    skipEmptyLines: 'greedy',
    transformHeader: columnName,
    transform: (cell) => textOfCell(cell).trim(),
  })
  const isMissing = (column: string) => !meta.fields?.includes(column)
  const missing = COLUMNS.filter((column) => isMissing(column) && !optional.has(column))
  if (missing.length > 0) {
    throw new LibraryError([{ file: '', ...said('NO_COLUMN', { columns: missing.join(', ') }) }])
  }
  // A truncated row has fewer cells than the header.
  const empty = Object.fromEntries(
    COLUMNS.filter((column) => !isMissing(column)).map((column) => [column, '']),
  )
  return {
    rows: data.map((row) => ({ ...empty, ...row })),
    mistakes: errors.map(({ row = 0, code }) => ({ file: place(row), ...said(parserMistakes[code]) })),
  }
}

/** Row number as displayed: the first row below the header is row 2. */
const place = (index: number) => `row ${index + 2}`

const exerciseId = ({ path }: Pick<Lesson, 'path'>, { id, slug }: ExerciseEntry): string =>
  id ?? contentId(contentPath.exercise(path, slug))

/** Looks up lessons by id and by path. */
function lessonFinder(lessons: readonly Lesson[]) {
  const byId = new Map(lessons.map((lesson) => [lesson.id ?? contentId(lesson.path), lesson]))
  const byPath = new Map(lessons.map((lesson) => [lesson.path, lesson]))
  return ({ lessonId, lesson }: Row) =>
    lessonId ? byId.get(lessonId) : (byPath.get(lesson) ?? byId.get(contentId(lesson)))
}

/** Mutable exercises of a lesson during an import: by slug, and slugs by id. */
const openLesson = (lesson: Lesson) => ({
  exercises: new Map(lesson.exercises.map((each) => [each.slug, each])),
  slugs: new Map(lesson.exercises.map((each) => [exerciseId(lesson, each), each.slug])),
  seen: new Set<string>(),
})

/** Resolves names of words and hints within their lesson; a table from other files may name them differently. */
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
 * Returns the library with the exercises of a table: existing ones (by id or slug) are replaced, others are appended
 * to their lesson; hints and words must exist in the lesson.
 *
 * @throws LibraryError with every unreadable row
 */
export function withExerciseTable(library: Library, csv: string): Library {
  const steps = exerciseTableSteps(library, readTable(csv))
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Generator version that yields after each row, so that callers can interleave other work. */
export function* exerciseTableSteps(
  library: Library,
  { rows, mistakes }: ExerciseTable,
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
    const present = open.exercises.get(slug)
    open.exercises.set(slug, {
      ...entry.data,
      ...(present && valuesWithoutColumn(row, present)),
      slug,
      id: present?.id,
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
