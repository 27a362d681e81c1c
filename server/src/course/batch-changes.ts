import { MAX_HINTS } from '@mowka/contract/content-kinds/exercise'
import type { BatchChange } from '@mowka/contract/schemas/editor/batch'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Decision } from '../history/public'
import { invalidInput } from '../http/problem'
import { addRecordings, recordingId } from '../recording/public'
import type { RecordedTexts } from './recordings'
import { hints } from './tables'

const sides = ['example', 'answer'] as const

/** Returns the change that records texts with the speech service: those without a recording, or all of them. */
const recorded = (fields: RecordedTexts, replace: boolean): Decision => ({
  change: Object.fromEntries(
    sides.flatMap((side) =>
      replace || fields[`${side}Recording`] === null
        ? [[`${side}Recording`, recordingId(fields[`${side}Lang`], fields[side])]]
        : [],
    ),
  ),
})

/** Creates the recordings of changed rows. They are synthesized on first playback, or earlier by the warm-up. */
export const addRecordingsOf = (db: Database, rows: readonly RecordedTexts[]): Promise<void> =>
  addRecordings(
    db,
    rows.flatMap((fields) =>
      sides.flatMap((side) => {
        const [lang, text] = [fields[`${side}Lang`], fields[side]]
        return fields[`${side}Recording`] === recordingId(lang, text) ? [{ lang, text, voice: null }] : []
      }),
    ),
  )

/** Decides on batch changes of words. */
export async function decideForWord(_: Database, change: BatchChange) {
  if (change.action !== 'record') throw invalidInput('body/change/action', 'cannot be done to a word')
  return (fields: RecordedTexts): Decision => recorded(fields, change.replace)
}

/** An exercise with its hints. */
type HintedTexts = RecordedTexts & { hints: string[] }

/**
 * Decides on batch changes of exercises: recordings and hints. A hint is only linked to exercises of its languages.
 * Throws 422 for an unknown hint.
 */
export async function decideForExercise(db: Database, change: BatchChange) {
  switch (change.action) {
    case 'record':
      return (fields: HintedTexts): Decision => recorded(fields, change.replace)
    case 'linkHint': {
      const { hintId } = change
      const [hint] = await db
        .select({ sourceLang: hints.sourceLang, targetLang: hints.targetLang })
        .from(hints)
        .where(eq(hints.id, hintId))
      if (!hint) throw invalidInput('body/change/hintId', 'does not exist')
      return (fields: HintedTexts): Decision => {
        if (fields.hints.includes(hintId)) return { change: {} }
        if (fields.exampleLang !== hint.sourceLang || fields.answerLang !== hint.targetLang) {
          return { change: {}, reason: 'otherLanguage' }
        }
        if (fields.hints.length >= MAX_HINTS) return { change: {}, reason: 'tooManyHints' }
        return { change: { hints: [...fields.hints, hintId] } }
      }
    }
    case 'unlinkHint':
      return (fields: HintedTexts): Decision => ({
        change: { hints: fields.hints.filter((id) => id !== change.hintId) },
      })
    default:
      throw invalidInput('body/change/action', 'cannot be done to an exercise')
  }
}
