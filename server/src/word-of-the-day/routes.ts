import { warsawDay } from '@mowka/domain/time'
import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import { recordingId } from '../recording/public'
import { readWordInTurn } from './store'

const DAY = 24 * 60 * 60 * 1000

/** Returns consecutive numbers for consecutive days, independent of daylight saving. */
const numberOf = (day: string): number => Date.parse(day) / DAY

/** The word of the day in the learner's language, the same for everyone on a Warsaw day (S-USER-17). */
export function wordOfTheDayRoutes(api: Api): void {
  api.route('getWordOfTheDay', signedIn, async ({ db, pair, now }) => {
    const word = await readWordInTurn(db, pair.targetLang, numberOf(warsawDay(now)))
    if (!word) return null
    const { answer, transcription, example, definition, sentences } = word
    return {
      answer,
      answerLang: pair.targetLang,
      answerTranscription: transcription,
      answerRecording: recordingId(pair.targetLang, answer),
      example,
      exampleLang: pair.sourceLang,
      definition,
      sentences,
    }
  })
}
