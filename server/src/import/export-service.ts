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
} from '@mowka/contract/schemas/content'
import { pathOfId } from '@mowka/domain/content-id'
import { pick } from '@mowka/domain/pick'
import type { Database } from '../database/database'
import * as store from './store'

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
export async function readPopups(db: Database): Promise<{ popups: ContentPopup[]; versions: Versions }> {
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
    courses: rows.map(({ id, version, edited, createdAt, ...course }) => ({
      ...course,
      path: pathOfId(id),
      lessons: (lessonsOf.get(id) ?? []).flatMap((lesson) => lessonOf(lesson) ?? []),
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
