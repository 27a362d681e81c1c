import type { ParsedOf } from '@mowka/contract/calls'
import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_PIECES } from '@mowka/contract/schemas/editor/catalog'
import { NewExercise, type RefusedPair } from '@mowka/contract/schemas/editor/exercise'
import { type PairMistake, pairMistake } from '@mowka/domain/exercise/sentence-pairs'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { comparable } from '@mowka/domain/sentence-rules/text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import { searchFormOf } from '../../database/search-form'
import { changeRow, createRows, type EditorCall, recordImportOf } from '../../history/public'
import { invalidInput } from '../../http/problem'
import { addRecordings, recordingId } from '../../recording/public'
import { editableLesson } from '../lessons/editing'
import { exercises } from '../tables'
import { editableExercise } from './editing'

/** A lesson with its name, languages and exercises. */
type Lesson = {
  id: string
  fields: {
    nameSource: string
    nameTarget: string
    sourceLang: LangCode
    targetLang: LangCode
    itemIds: string[]
  }
}

/** The final punctuation with which an answer may already exist. */
const endings = ['', '.', '!', '?', '…']

/** Returns the spellings of an answer that count as the same sentence. */
const spellings = (answer: string): string[] => {
  const bare = answer.trim().replace(/(?<![.!?…])[.!?…]+$/, '')
  return endings.map((mark) => bare + mark)
}

/** Finds existing exercises with the answers of pairs, regardless of case and punctuation. */
export async function samePairs(
  db: Database,
  { fields: { sourceLang, targetLang, itemIds } }: Lesson,
  { pairs }: ParsedOf<'checkPairs', 'body'>,
) {
  const sought = pairs.map(({ answer }) => answer).filter((answer) => answer.trim() !== '')
  if (sought.length === 0) return []
  const rows = await db
    .select({ _id: exercises.id, example: exercises.example, answer: exercises.answer })
    .from(exercises)
    .where(
      and(
        eq(exercises.exampleLang, sourceLang),
        eq(exercises.answerLang, targetLang),
        inArray(
          searchFormOf(exercises.answer),
          sought.flatMap(spellings).map((text) => searchFormOf(sql`${text}`)),
        ),
      ),
    )
    .orderBy(exercises.createdAt, exercises.id)
  const inLesson = new Set(itemIds)
  const byAnswer = new Map(rows.map((row) => [comparable(row.answer), row]))
  return pairs.flatMap(({ answer }, index) => {
    const same = byAnswer.get(comparable(answer))
    return same ? [{ ...same, index, isInLesson: inLesson.has(same._id) }] : []
  })
}

/** The mistake of a pair whose text is shorter than it looks, such as one of invisible characters. */
const textMistake = (error: z.ZodError | undefined): PairMistake => ({
  side: error?.issues[0]?.path[0] === 'example' ? 'example' : 'answer',
  code: 'SHORT',
})

/**
 * Creates an exercise from each sentence pair and adds them to the end of a lesson, in one transaction that can be undone. A pair with a
 * mistake doesn't stop the others. A repeated request creates nothing new. Throws 422 for a full lesson.
 */
export async function createPairs(
  call: EditorCall,
  { id: lessonId, fields: { nameSource, nameTarget, sourceLang, targetLang } }: Lesson,
  { pairs }: ParsedOf<'createPairs', 'body'>,
): Promise<{ created: number; refused: RefusedPair[]; importId: string | null }> {
  const refused: RefusedPair[] = []
  const rows = pairs.flatMap(({ requestId: id, ...pair }, index) => {
    const mistake = pairMistake(pair)
    const parsed = NewExercise.safeParse({ ...pair, exampleLang: sourceLang, answerLang: targetLang })
    if (mistake || !parsed.success) {
      refused.push({ ...(mistake ?? textMistake(parsed.error)), index })
      return []
    }
    const { lessonId: _lesson, requestId: _request, ...fields } = parsed.data
    return {
      id,
      fields: {
        ...fields,
        exampleRecording: recordingId(sourceLang, fields.example),
        answerRecording: recordingId(targetLang, fields.answer),
      },
    }
  })
  if (rows.length === 0) return { created: 0, refused, importId: null }
  await addRecordings(
    call.db,
    rows.flatMap(({ fields: { example, answer } }) => [
      { lang: sourceLang, text: example, voice: null },
      { lang: targetLang, text: answer, voice: null },
    ]),
  )
  const batchId = newId()
  const { changed, importId } = await call.db.transaction(async (tx) => {
    const held = { ...call, db: tx, batchId }
    const stale = await createRows(held, editableExercise, rows)
    await changeRow(held, editableLesson, lessonId, ({ itemIds }) => {
      const all = [...new Set([...itemIds, ...rows.map(({ id }) => id)])]
      if (all.length > MAX_PIECES) throw invalidInput('body/pairs', 'The lesson is full')
      return { itemIds: all }
    })
    const isRecorded = await recordImportOf(held, {
      id: batchId,
      source: 'pairs',
      name: splitLessonName(nameSource).title || nameTarget,
    })
    return { changed: stale, importId: isRecorded ? batchId : null }
  })
  const stale = pairs.flatMap(({ requestId }, index): RefusedPair[] =>
    changed.has(requestId) ? [{ index, side: 'answer', code: 'CHANGED' }] : [],
  )
  return { created: rows.length - stale.length, refused: [...refused, ...stale], importId }
}
