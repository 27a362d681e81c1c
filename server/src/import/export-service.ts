import { Readable } from 'node:stream'
import { tableHead, tableRows } from '@mowka/content/files/exercise-table'
import { courseEntry, lessonEntry, popupsFile, toYaml } from '@mowka/content/files/library-files'
import { slugs } from '@mowka/content/files/slugs'
import { emptyLibrary } from '@mowka/content/library'
import { LessonFile } from '@mowka/content/schema'
import type { ParsedOf } from '@mowka/contract/calls'
import { courseKind } from '@mowka/contract/content-kinds/course'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { libraryFields } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type {
  ContentCourse,
  ContentExercise,
  ContentExport,
  ContentLesson,
  ContentPopup,
} from '@mowka/contract/schemas/editor/content'
import { pathOfId } from '@mowka/domain/course/content-id'
import { langToPath } from '@mowka/domain/languages/languages'
import { pick } from '@mowka/domain/pick'
import { csvFile, csvLines } from '@mowka/domain/text/csv'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import * as store from './store'
import { readCourseIds } from './store'
import { startYielding } from './yielding'

/**
 * Exports all content that editors can change in import format: importing it again changes nothing. Content outside
 * courses is omitted, because learners can't reach it. Reads one snapshot: a concurrent change is included completely
 * or not at all.
 */
export const exportContent = (db: Database): Promise<ContentExport> =>
  db.transaction(
    async (tx) => ({ courses: (await readCourses(tx)).courses, popups: (await readPopups(tx)).popups }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** The versions of rows by their ids. */
export type Versions = Map<string, number>

/** Popups in import format, and their versions. */
async function readPopups(db: Database): Promise<{ popups: ContentPopup[]; versions: Versions }> {
  const rows = await store.readRows(db, 'popups')
  return {
    popups: rows.map(({ id, version, edited, createdAt, ...popup }) => ({ ...popup, path: pathOfId(id) })),
    versions: new Map(rows.map(({ id, version }) => [id, version])),
  }
}

/** The given courses, or all, with their contents in import format, and the versions of every row. */
export async function readCourses(
  db: Database,
  ids?: readonly string[],
): Promise<{ courses: ContentCourse[]; versions: Versions }> {
  const rows = await store.readRows(db, 'courses', ids)
  const versions: Versions = new Map(rows.map(({ id, version }) => [id, version]))
  const lessonsOf = await store.readLinks(db, 'courseLessons', ids)
  const lessonOf = await lessonReader(db, versions, ids && [...lessonsOf.values()].flat())
  return {
    courses: rows.map((course) => ({
      ...pick(course, libraryFields(courseKind)),
      path: pathOfId(course.id),
      lessons: (lessonsOf.get(course.id) ?? []).flatMap((lesson) => lessonOf(lesson) ?? []),
    })),
    versions,
  }
}

/** The ids of links, each once; undefined where all rows are read. */
const targetsOf = (asked: unknown, ...all: ReadonlyMap<string, string[]>[]): string[] | undefined =>
  asked === undefined ? undefined : [...new Set(all.flatMap((links) => [...links.values()].flat()))]

/** Puts lessons together out of their rows, these or all; null for one that is not there. */
async function lessonReader(
  db: Database,
  versions: Versions,
  ids?: readonly string[],
): Promise<(id: string) => ContentLesson | null> {
  const lessons = await rowsById(db, 'lessons', versions, ids)
  const itemsOf = await store.readLinks(db, 'lessonItems', ids)
  const wordsOf = await store.readLinks(db, 'lessonWords', ids)
  const itemIds = targetsOf(ids, itemsOf)
  const exerciseWords = await store.readLinks(db, 'exerciseWords', itemIds)
  const exerciseHints = await store.readLinks(db, 'exerciseHints', itemIds)
  const words = await rowsById(db, 'words', versions, targetsOf(ids, wordsOf, exerciseWords))
  const hints = await rowsById(db, 'hints', versions, targetsOf(ids, exerciseHints))
  const exerciseOf = exerciseReader(
    await rowsById(db, 'exercises', versions, itemIds),
    exerciseWords,
    exerciseHints,
  )

  return (id) => {
    const lesson = lessons.get(id)
    if (!lesson) return null
    const { introduction, dialogue } = lesson
    const exercises = (itemsOf.get(id) ?? []).flatMap((item) => exerciseOf(item) ?? [])
    const used = (key: 'wordIds' | 'hintIds') => exercises.flatMap((exercise) => exercise[key])
    const taught = new Set(wordsOf.get(id))
    const wordIds = new Set([...taught, ...used('wordIds')])
    return {
      path: pathOfId(id),
      ...pick(lesson, libraryFields(lessonKind)),
      exercises: exercises.map(({ piece }) => piece),
      words: [...wordIds].flatMap((each) => {
        const word = words.get(each)
        if (!word) return []
        const piece = { path: pathOfId(each), ...pick(word, libraryFields(wordKind)) }
        return [taught.has(each) ? piece : { ...piece, taught: false }]
      }),
      hints: [...new Set(used('hintIds'))].flatMap((each) => {
        const hint = hints.get(each)
        if (!hint) return []
        return [{ path: pathOfId(each), ...pick(hint, libraryFields(hintKind)) }]
      }),
      introduction: introduction && {
        ...introduction,
        examples: introduction.examples.flatMap(({ exerciseId, mark }) =>
          exercises.some(({ piece }) => piece.path === pathOfId(exerciseId))
            ? [{ exercise: pathOfId(exerciseId), mark }]
            : [],
        ),
      },
      dialogue: dialogue && {
        ...dialogue,
        phrases: dialogue.phrases.filter((each) => wordIds.has(each)).map(pathOfId),
      },
    }
  }
}

type LinkedExercise = { piece: ContentExercise; wordIds: readonly string[]; hintIds: readonly string[] }

type Rows<Name extends store.EditableName> = Awaited<ReturnType<typeof store.readRows<Name>>>[number]
type Links = Awaited<ReturnType<typeof store.readLinks>>

function exerciseReader(
  exercises: ReadonlyMap<string, Rows<'exercises'>>,
  wordsOf: Links,
  hintsOf: Links,
): (id: string) => LinkedExercise | null {
  return (id) => {
    const exercise = exercises.get(id)
    if (!exercise) return null
    const [wordIds, hintIds] = [wordsOf.get(id) ?? [], hintsOf.get(id) ?? []]
    const piece = {
      path: pathOfId(id),
      ...pick(
        { ...exercise, words: wordIds.map(pathOfId), hints: hintIds.map(pathOfId) },
        libraryFields(exerciseKind),
      ),
    }
    return { piece, wordIds, hintIds }
  }
}

/** Returns rows by id and records their versions. */
async function rowsById<Name extends store.EditableName>(
  db: Database,
  name: Name,
  versions: Versions,
  ids?: readonly string[],
): Promise<Map<string, Rows<Name>>> {
  const rows = await store.readRows(db, name, ids)
  for (const { id, version } of rows) versions.set(id, version)
  return new Map(rows.map((row) => [row.id, row]))
}

type Wanted = ParsedOf<'downloadContent', 'query'>

/**
 * Streams content, course by course, as a file that can be imported again: an archive of library files or a table of
 * exercises. Each piece carries its version. Throws 404 for an unknown course.
 */
export async function contentFile(
  db: Database,
  wanted: Wanted,
): Promise<{ type: string; content: Readable; ending: Wanted['format'] }> {
  const ids = wanted.courseId ? [wanted.courseId] : await readCourseIds(db, wanted.lang)
  if (wanted.courseId && (await readCourses(db, ids)).courses.length === 0) throw notFound('The course')
  const made = wanted.format === 'zip' ? archive(db, ids, wanted) : table(db, ids, wanted)
  const type = wanted.format === 'zip' ? 'application/zip' : 'text/csv'
  return { type, content: Readable.from(made, { objectMode: false }), ending: wanted.format }
}

async function* courses(db: Database, ids: readonly string[]) {
  for (const id of ids) {
    const { courses: found, versions } = await readCourses(db, [id])
    for (const course of found) yield { course, versions }
  }
}

/** Assigns readable paths to courses and lessons, based on their names. */
function places() {
  const folders = slugs([])
  return (course: ContentCourse) => {
    const folder = `courses/${folders.next(course.name, `${langToPath(course.targetLang)}/`)}`
    const names = slugs([])
    const lessons = course.lessons.map((lesson) => names.next(lesson.nameSource.split('|')[0] ?? ''))
    return { folder, lessons }
  }
}

async function* archive(db: Database, ids: readonly string[], { lang, courseId }: Wanted) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const yieldIfBusy = startYielding()
  for await (const [name, text] of files(db, ids, lang === undefined && courseId === undefined)) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(strToU8(text), true)
    yield* ready.splice(0)
    await yieldIfBusy()
  }
  zip.end()
  yield* ready.splice(0)
}

async function* files(
  db: Database,
  ids: readonly string[],
  isWhole: boolean,
): AsyncGenerator<[name: string, text: string]> {
  const placeOf = places()
  for await (const { course, versions } of courses(db, ids)) {
    const { folder, lessons } = placeOf(course)
    yield [`${folder}/course.yaml`, toYaml(courseEntry(course, lessons, folder, versions))]
    for (const [index, lesson] of course.lessons.entries()) {
      const place = `${folder}/${lessons[index]}`
      yield [`${place}.yaml`, toYaml(lessonEntry(lesson, place, { versions }))]
    }
  }
  if (!isWhole) return
  const { popups, versions } = await readPopups(db)
  if (popups.length > 0) yield ['popups.yaml', popupsFile(popups, emptyLibrary(), versions)]
}

async function* table(db: Database, ids: readonly string[], wanted: Wanted) {
  yield csvFile([tableHead(true)])
  const placeOf = places()
  const yieldIfBusy = startYielding()
  for await (const { course, versions } of courses(db, ids)) {
    const { folder, lessons } = placeOf(course)
    for (const [index, lesson] of course.lessons.entries()) {
      const lines = linesOf(lesson, `${folder}/${lessons[index]}`, versions, wanted)
      if (lines.length > 0) yield csvLines(lines)
      await yieldIfBusy()
    }
  }
}

/** Returns the lines of a lesson's matching exercises. */
function linesOf(lesson: ContentLesson, place: string, versions: Versions, wanted: Wanted): string[][] {
  const { level, tag, search } = wanted
  if (level !== undefined && lesson.level !== level) return []
  const sought = search?.trim().toLowerCase()
  const entry = LessonFile.parse(lessonEntry(lesson, place, { versions }))
  const exercises = entry.exercises.filter((exercise, index) => {
    const { tags = [], example, answer } = lesson.exercises[index] ?? exercise
    const isFound = !sought || `${example}\n${answer}`.toLowerCase().includes(sought)
    return isFound && (!tag || tags.includes(tag))
  })
  return tableRows({ ...entry, path: place, exercises }, true)
}
