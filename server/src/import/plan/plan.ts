import { createHash } from 'node:crypto'
import { checkNearDuplicates } from '@mowka/content/check/check-course'
import { lessonChecks } from '@mowka/content/check/check-lesson'
import { type Report, said, saidOfIssue } from '@mowka/content/check/problem'
import { nameInFile } from '@mowka/content/kind-entries'
import type { Course, Lesson } from '@mowka/content/library'
import { LibraryError, type Mistake } from '@mowka/content/library-error'
import { keyName } from '@mowka/content/load'
import { coursePayload, popupPayload } from '@mowka/content/payload'
import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import type { Kind } from '@mowka/contract/content-kinds/kind'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import { wordKind } from '@mowka/contract/content-kinds/word'
import {
  ContentCourse,
  type ContentExercise,
  type ContentHint,
  ContentPopup,
  type ContentWord,
} from '@mowka/contract/schemas/editor/content'
import type {
  ImportPlanCounts,
  ImportRow,
  ImportVerdict,
} from '@mowka/contract/schemas/editor/content-import'
import type { ContentKind, FieldChange } from '@mowka/contract/schemas/editor/history'
import { contentId } from '@mowka/domain/course/content-id'
import { cutText } from '@mowka/domain/text/plain-text'
import { reviewImported } from '../../course/content'
import type { Database } from '../../database/database'
import { differences, readDeletedRows, readSameAgain } from '../../history/public'
import { recordingId } from '../../recording/content'
import { plainText } from '../../rich-text/rich-text'
import { checkLibrary, libraryRows, verdictOf } from '../library-rows'
import type { GivenLibrary } from '../read-file'
import * as store from '../store'
import type { YieldIfBusy } from '../yielding'

/** Rows that are compared at a time. */
const AT_A_TIME = 500

/** A row that an import concerns, and what it would do with it. */
export type PlannedRow = {
  rowId: string
  kind: ContentKind
  verdict: ImportVerdict
  /** The version that the row has; 0 for a new one. */
  version: number
  title: string
  file: string
  fields: Record<string, unknown>
  changes: FieldChange[]
  remarks: ImportRow['remarks']
}

export type Plan = { rows: PlannedRow[]; counts: ImportPlanCounts; digest: string }

/** Where a piece is in the files, and the version that its file was made of. */
type Place = { file: string; key: string; version: number | undefined }
type Piece = { version?: number | undefined }

/**
 * Plans an import: computes its changes without writing. Throws a `LibraryError` for data that can't be stored.
 * `mayPublish` is whether the editor may publish without a review; `done` receives the compared share, from 0 to 1.
 */
export async function planImport(
  db: Database,
  given: GivenLibrary,
  mayPublish: boolean,
  yieldIfBusy: YieldIfBusy,
  done: (part: number) => Promise<void>,
): Promise<Plan> {
  const places = new Map<string, Place>()
  const desired = await rowsOf(given, places, yieldIfBusy)
  const all = store.importOrder.reduce((sum, name) => sum + desired[name].size, 0)
  const counts: ImportPlanCounts = { created: 0, updated: 0, unchanged: 0, theirs: 0, gone: 0, held: 0 }
  const rows: PlannedRow[] = []
  let compared = 0
  for (const name of store.importOrder) {
    const deleted = await readDeletedRows(db, store.kinds[name])
    const ofKind = [...desired[name].values()]
    for (let at = 0; at < ofKind.length; at += AT_A_TIME) {
      const some = ofKind.slice(at, at + AT_A_TIME)
      const kept = new Map((await store.withoutDeleted(db, name, some)).map((row) => [row.id, row]))
      const ids = some.map(({ id }) => id)
      const stored = await store.readWithLinks(db, name, ids, { lock: false })
      const sameAgain = await readSameAgain(
        db,
        store.kinds[name],
        [...stored].flatMap(([id, { version, ...fields }]) => {
          const earlier = places.get(id)?.version
          return earlier === undefined ? [] : [{ id, version, fields, earlier }]
        }),
      )
      for (const row of some) {
        const found = places.get(row.id)
        const place =
          found && sameAgain.has(row.id) ? { ...found, version: stored.get(row.id)?.version } : found
        const judged = judge(name, kept.get(row.id) ?? row, stored.get(row.id), place, deleted, mayPublish)
        counts[judged?.verdict ?? 'unchanged'] += 1
        if (judged) rows.push(judged)
        await yieldIfBusy()
      }
      compared += some.length
      await done(compared / all)
    }
  }
  await remark(given, rows, places, yieldIfBusy)
  return { rows, counts, digest: await digestOf(rows, yieldIfBusy) }
}

type Desired = Record<store.EditableName, Map<string, store.EditableRow>>

/** The rows of a library, by id. Identical duplicates of a piece are one row. */
async function rowsOf(
  given: GivenLibrary,
  places: Map<string, Place>,
  yieldIfBusy: YieldIfBusy,
): Promise<Desired> {
  const { courses, popups } = given.library
  const desired: Desired = {
    hints: new Map(),
    words: new Map(),
    exercises: new Map(),
    lessons: new Map(),
    courses: new Map(),
    popups: new Map(),
  }
  const mistakes: Mistake[] = []
  const payloads: ContentCourse[] = []
  for (const course of courses) {
    const payload = coursePayload(course)
    payloads.push(payload)
    await placeCourse(course, payload, places, yieldIfBusy)
    refuseUnfit(course, payload, mistakes)
  }
  const messages = popups.map(popupPayload)
  messages.forEach((payload, index) => {
    const key = `popups[${index}]`
    places.set(contentId(payload.path), { file: 'popups.yaml', key, version: popups[index]?.version })
    const parsed = ContentPopup.safeParse(payload)
    for (const issue of parsed.error?.issues ?? []) {
      mistakes.push({
        file: 'popups.yaml',
        key: `${key}.${nameInFile(popupKind, keyName(issue.path))}`,
        ...saidOfIssue(issue),
      })
    }
    if (payload.endDate < payload.startDate) {
      mistakes.push({ file: 'popups.yaml', key: `${key}.endDate`, ...said('DAYS_ORDER') })
    }
  })
  const whole = { courses: payloads, popups: messages, products: [], companies: [] }
  for (const { path, message } of checkLibrary(whole)) {
    const place = places.get(contentId(path))
    mistakes.push({
      ...said('PIECES_CLASH'),
      file: place?.file ?? path,
      key: place?.key || undefined,
      message,
    })
  }
  if (mistakes.length > 0) throw new LibraryError(await given.locate(mistakes))
  for (const payload of [
    ...payloads.map((each) => ({ ...whole, courses: [each], popups: [] })),
    { ...whole, courses: [] },
  ]) {
    const rows = libraryRows(payload)
    for (const name of store.importOrder) for (const row of rows[name]) desired[name].set(row.id, row)
    await yieldIfBusy()
  }
  return desired
}

/** Records the position of each piece of a course, and the version its file was exported from. */
async function placeCourse(
  course: Course,
  payload: ContentCourse,
  places: Map<string, Place>,
  yieldIfBusy: YieldIfBusy,
): Promise<void> {
  const put = (path: string | undefined, file: string, key: string, { version }: Piece) => {
    if (path !== undefined) places.set(contentId(path), { file, key, version })
  }
  put(payload.path, course.file, '', course)
  for (const [index, lesson] of course.lessons.entries()) {
    const ready = payload.lessons[index]
    put(ready?.path, lesson.file, '', lesson)
    for (const kind of ['exercises', 'hints', 'words'] as const) {
      const pieces: readonly (ContentExercise | ContentHint | ContentWord)[] = ready?.[kind] ?? []
      lesson[kind].forEach((piece, at) => {
        put(pieces[at]?.path, lesson.file, `${kind}[${at}]`, piece)
      })
    }
    await yieldIfBusy()
  }
}

const pieceKinds: Readonly<Record<string, Kind>> = {
  exercises: exerciseKind,
  hints: hintKind,
  words: wordKind,
}

/** A path in the payload of a lesson, with the names that its file uses: `exercises[0].alternatives`. */
const namesInFile = (path: readonly PropertyKey[]): PropertyKey[] => {
  const kind = pieceKinds[String(path[0])]
  return kind ? path.map((part, at) => (at === 2 ? nameInFile(kind, String(part)) : part)) : [...path]
}

const namesInCourse = ([name, ...rest]: readonly PropertyKey[]): PropertyKey[] => [
  nameInFile(courseKind, String(name)),
  ...rest,
]

/** Collects what is longer, more or other than the database accepts. */
function refuseUnfit(course: Course, payload: ContentCourse, mistakes: Mistake[]): void {
  const parsed = ContentCourse.safeParse(payload)
  for (const issue of parsed.error?.issues ?? []) {
    const { path } = issue
    const [first, index, ...inside] = path
    const lesson = first === 'lessons' && typeof index === 'number' ? course.lessons[index] : undefined
    const [file, key] = lesson ? [lesson.file, namesInFile(inside)] : [course.file, namesInCourse(path)]
    mistakes.push({ file, key: keyName(key), ...saidOfIssue(issue) })
  }
}

const unapproved = said('NEEDS_APPROVAL')

/** The change of a row, or `null` if it is unchanged. */
function judge(
  name: store.EditableName,
  desired: store.EditableRow,
  stored: store.StoredRow | undefined,
  place: Place | undefined,
  deleted: ReadonlySet<string>,
  mayPublish: boolean,
): PlannedRow | null {
  const complete = withRecordings(desired, stored)
  const row = isReviewed(name) ? reviewImported(complete, stored, mayPublish) : complete
  // The file asks for a publication that needs an approval.
  const isHeld = row.active !== desired.active
  const compared = deleted.has(row.id) && !stored ? 'gone' : verdictOf(row, stored, place?.version)
  if (compared === 'unchanged' && !isHeld) return null
  const verdicts = { unchanged: 'held', kept: 'theirs' } as const
  const verdict = compared === 'unchanged' || compared === 'kept' ? verdicts[compared] : compared
  const { id: _, ...fields } = row
  return {
    rowId: row.id,
    kind: store.kinds[name],
    verdict,
    version: stored?.version ?? 0,
    title: titleOf(name, row),
    file: place?.file ?? '',
    fields,
    changes: differences(stored ?? {}, fields).filter(({ field }) => !isSilent.has(field)),
    remarks: isHeld ? [{ key: 'active', message: unapproved.message, by: unapproved }] : [],
  }
}

/** Whether rows of a table are reviewed before learners see them. */
const isReviewed = (name: store.EditableName): boolean => name === 'courses' || name === 'lessons'

/** Fields that follow from others. */
const isSilent = new Set(['exampleRecording', 'answerRecording'])

/** Adds the recordings, which files don't contain: one stays while its text does, and an uploaded one always. */
function withRecordings(row: store.EditableRow, stored: store.StoredRow | undefined): store.EditableRow {
  if (!stored || !('exampleRecording' in row)) return row
  const kept = (['example', 'answer'] as const).flatMap((side) => {
    const lang = stored[`${side}Lang`]
    const before = stored[`${side}Recording`]
    const isSame = stored[side] === row[side] && lang === row[`${side}Lang`]
    const isSpoken = before === speechOf(lang, stored[side])
    return isSame || (before !== null && !isSpoken) ? [[`${side}Recording`, before] as const] : []
  })
  return { ...row, ...Object.fromEntries(kept) }
}

/** The recording that speech makes of a text. */
const speechOf = (lang: unknown, text: unknown): string =>
  // They are columns of rows with a text in a language.
  recordingId(lang as Parameters<typeof recordingId>[0], String(text))

/** Display name of a row. */
function titleOf(name: store.EditableName, row: store.EditableRow): string {
  const text = (field: string) => String(row[field] ?? '')
  const titles = {
    courses: () => text('name'),
    lessons: () => text('nameSource').split('|')[0] ?? '',
    exercises: () => text('example'),
    words: () => `${text('answer')} – ${text('example')}`,
    hints: () => plainText(text('content')),
    popups: () => text('title'),
  }
  return cutText(titles[name](), 300)
}

/** Adds what the rules of the library find in the rows that would change. */
async function remark(
  { library }: GivenLibrary,
  rows: readonly PlannedRow[],
  places: ReadonlyMap<string, Place>,
  yieldIfBusy: YieldIfBusy,
): Promise<void> {
  const byPlace = new Map<string, PlannedRow>()
  for (const row of rows) {
    const place = places.get(row.rowId)
    if (place) byPlace.set(`${place.file} ${place.key}`, row)
  }
  const changed = new Set(rows.map(({ file }) => file))
  const reportFor =
    (file: string): Report =>
    (key, message, by) => {
      const [, piece = '', rest = key] = /^((?:exercises|hints|words)\[\d+\])\.?(.*)$/.exec(key) ?? []
      const found = byPlace.get(`${file} ${piece}`)
      if (found) found.remarks.push({ key: rest, message, ...(by ? { by } : {}) })
    }
  const isChanged = ({ file }: Lesson) => changed.has(file)
  for (const course of library.courses) {
    const own = course.lessons.filter(isChanged)
    for (const lesson of own) {
      for (const _ of lessonChecks(reportFor(lesson.file), lesson, course.targetLang)) await yieldIfBusy()
    }
    // Each sentence is compared with all others of the course: generated ones are too many, and all alike.
    const size = course.lessons.reduce((sum, { exercises }) => sum + exercises.length, 0)
    if (own.length > 0 && size <= MAX_COMPARED_ANSWERS) checkNearDuplicates(reportFor, course)
    await yieldIfBusy()
  }
}

/** Sentences of a course that are compared with one another. */
const MAX_COMPARED_ANSWERS = 400

/** A name for exactly these changes of exactly these versions. */
async function digestOf(rows: readonly PlannedRow[], yieldIfBusy: YieldIfBusy): Promise<string> {
  const hash = createHash('sha256')
  for (const { rowId, verdict, version, fields } of rows) {
    hash.update(JSON.stringify([rowId, verdict, version, fields]))
    await yieldIfBusy()
  }
  return hash.digest('hex')
}
