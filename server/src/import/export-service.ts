import type { ContentExercise, ContentExport, ContentLesson } from '@mowka/shared/contract/schemas/content'
import { pathOfId } from '@mowka/shared/domain/content-id'
import type { Database } from '../database/database'
import * as store from './store'

/**
 * Everything that editors can change, as it is now, in the form that an import takes: importing it again changes
 * nothing. What is in no course is left out, as no learner can reach it. One snapshot: a change that is made meanwhile
 * is in it whole or not at all.
 */
export const exportContent = (db: Database): Promise<ContentExport> =>
  db.transaction(
    async (tx) => {
      const lessonOf = await lessonReader(tx)
      const lessonsOf = await store.readLinks(tx, 'courseLessons')
      const courses = await store.readRows(tx, 'courses')
      const popups = await store.readRows(tx, 'popups')
      return {
        courses: courses.map(({ id, version, edited, createdAt, ...course }) => ({
          ...course,
          path: pathOfId(id),
          lessons: (lessonsOf.get(id) ?? []).flatMap((lesson) => lessonOf(lesson) ?? []),
        })),
        popups: popups.map(({ id, version, edited, createdAt, ...popup }) => ({
          ...popup,
          path: pathOfId(id),
        })),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Puts lessons together out of their rows; null for one that is not there. */
async function lessonReader(db: Database): Promise<(id: string) => ContentLesson | null> {
  const lessons = await rowsById(db, 'lessons')
  const words = await rowsById(db, 'words')
  const hints = await rowsById(db, 'hints')
  const exerciseOf = await exerciseReader(db)
  const itemsOf = await store.readLinks(db, 'lessonItems')
  const wordsOf = await store.readLinks(db, 'lessonWords')

  return (id) => {
    const lesson = lessons.get(id)
    if (!lesson) return null
    const { nameTarget, nameSource, level, tags, active } = lesson
    const exercises = (itemsOf.get(id) ?? []).flatMap((item) => exerciseOf(item) ?? [])
    const used = (key: 'wordIds' | 'hintIds') => exercises.flatMap((exercise) => exercise[key])
    const wordIds = new Set([...(wordsOf.get(id) ?? []), ...used('wordIds')])
    return {
      path: pathOfId(id),
      nameTarget,
      nameSource,
      level,
      tags,
      active,
      exercises: exercises.map(({ piece }) => piece),
      words: [...wordIds].flatMap((each) => {
        const word = words.get(each)
        if (!word) return []
        const { example, answer, transcription, partOfSpeech, gender, tags, active } = word
        return [{ path: pathOfId(each), example, answer, transcription, partOfSpeech, gender, tags, active }]
      }),
      hints: [...new Set(used('hintIds'))].flatMap((each) => {
        const hint = hints.get(each)
        if (!hint) return []
        const { content, isFullScreen, tags, active } = hint
        return [{ path: pathOfId(each), content, isFullScreen, tags, active }]
      }),
    }
  }
}

type LinkedExercise = { piece: ContentExercise; wordIds: readonly string[]; hintIds: readonly string[] }

async function exerciseReader(db: Database): Promise<(id: string) => LinkedExercise | null> {
  const exercises = await rowsById(db, 'exercises')
  const wordsOf = await store.readLinks(db, 'exerciseWords')
  const hintsOf = await store.readLinks(db, 'exerciseHints')
  return (id) => {
    const exercise = exercises.get(id)
    if (!exercise) return null
    const { example, answer, alternativeAnswers, expectedMistakes, gaps, tags, active } = exercise
    const [wordIds, hintIds] = [wordsOf.get(id) ?? [], hintsOf.get(id) ?? []]
    const piece = {
      path: pathOfId(id),
      example,
      answer,
      alternatives: alternativeAnswers,
      mistakes: expectedMistakes,
      gaps,
      words: wordIds.map(pathOfId),
      hints: hintIds.map(pathOfId),
      tags,
      active,
    }
    return { piece, wordIds, hintIds }
  }
}

const rowsById = async <Name extends store.EditableName>(db: Database, name: Name) =>
  new Map((await store.readRows(db, name)).map((row) => [row.id, row]))
