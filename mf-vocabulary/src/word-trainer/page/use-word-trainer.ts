import { soundRest } from '@mowka/domain/audio-silence'
import { notify, reportError } from '@mowka/kernel/platform'
import { audio, useSessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { browserClock, playSuccessSound } from '@mowka/web/trainer'
import i18next from 'i18next'
import { useState } from 'react'
import { sessionMemory } from '../session/stored-session'
import type { WordSource } from '../session/trainer-ports'
import { checkAnswer, endSession, postAnswer } from '../session/word-answers'
import { WordTrainerStore } from '../session/word-trainer-store'
import { isNoAccess } from './no-access'

/** Reports a failed check. The page itself shows failures that block the session. */
function reportFailedCheck(what: 'start' | 'check' | 'end', error: unknown): void {
  if (isNoAccess(error)) return
  reportError(error, { part: 'word-trainer', what })
  if (what === 'check') notify('error', i18next.t('vocabulary:wordTrainer.trouble.check'))
}

/**
 * Creates the trainer of a page for a word source. `about` identifies the trained set, so that a reload resumes the
 * same session.
 */
export function useWordTrainer(source: WordSource, about: string): WordTrainerStore {
  useSessionTimer()
  const [store] = useState(
    () =>
      new WordTrainerStore({
        source,
        check: checkAnswer,
        post: postAnswer,
        end: endSession,
        memory: sessionMemory(
          [session.user?.userId, session.sourceLang, session.targetLang, about].join(' '),
        ),
        rest: soundRest,
        play: (recordingId) => audio.play(recordingId),
        silence: audio.stop,
        successSound: playSuccessSound,
        notices: {
          failed: reportFailedCheck,
          wordSkipped: () => notify('info', i18next.t('vocabulary:wordTrainer.trouble.passedOver')),
        },
        settings: () => session.preferences,
        clock: browserClock,
        random: Math.random,
        newId: () => crypto.randomUUID(),
        now: Date.now,
      }),
  )
  return store
}
