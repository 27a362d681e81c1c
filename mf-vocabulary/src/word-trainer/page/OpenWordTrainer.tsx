import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { ApiError, notify, RemoteWidget, reportError } from '@mowka/kernel/platform'
import { audio, useSessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { soundRest } from '@mowka/kernel/storage'
import { VisuallyHidden } from '@mowka/kernel/ui'
import { callApi } from '@mowka/web/api'
import { Body, browserClock, playSound, useTrainerAudio } from '@mowka/web/trainer'
import i18next from 'i18next'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { sessionMemory } from '../session/stored-session'
import type { WordSessionEnd, WordSource } from '../session/trainer-ports'
import type { Training } from '../session/training'
import { checkAnswer, endSession, postAnswer } from '../session/word-answers'
import { WordTrainerStore } from '../session/word-trainer-store'
import { WordTopBar } from './WordTopBar'
import { type TrainerPlace, WordTrainer } from './WordTrainer'

/** The words of a lesson. */
export const lessonSource = ({ courseId, lessonId }: LessonPlace): WordSource => ({
  start: (excludeAudio) =>
    callApi('startWordSession', { body: { mode: 'lesson', lessonId, courseId, excludeAudio } }),
  place: { lessonId, courseId },
})

/** The due words of the global list. */
export const repetitionSource: WordSource = {
  start: (excludeAudio) => callApi('startWordSession', { body: { mode: 'repetition', excludeAudio } }),
  place: {},
}

/** At most `limit` due words; none instead of a loose training. */
export const dueSource = (limit: number): WordSource => ({
  start: async (excludeAudio) => {
    const started = await callApi('startWordSession', { body: { mode: 'repetition', excludeAudio, limit } })
    return started.isLoose ? { ...started, sessionWords: [] } : started
  },
  place: {},
})

/** Whether a call was refused because the learner has no access. */
const isNoAccess = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 403

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
function useWordTrainer(source: WordSource, about: string): WordTrainerStore {
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
        sound: playSound,
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

/** Frame for trainer states without a word: loading, missing, locked. */
export function PageFrame({ place, children }: { place: TrainerPlace; children: ReactNode }) {
  return (
    <>
      <WordTopBar place={place} />
      <Body>
        <div>{children}</div>
      </Body>
    </>
  )
}

/**
 * The trainer for a word source. Redirects back when there is nothing to learn (V-WTRN-07, V-RW-16). If access is
 * missing or ends during a session, it shows how to get it, and the trainer resumes afterwards.
 */
export const OpenWordTrainer = observer(function OpenWordTrainer({
  source,
  about,
  place,
  courseId,
  onEnd,
}: {
  source: WordSource
  about: string
  place: TrainerPlace
  courseId?: string
  /** Replaces the end of the training. Called once, with `null` if there is nothing to learn. */
  onEnd?: (end: WordSessionEnd | null, training: Training) => void
}) {
  const store = useWordTrainer(source, about)
  useTrainerAudio()
  useEffect(() => {
    void store.open()
    return store.close
  }, [store])
  const isEnded = store.phase === 'empty' || store.end !== null
  const reportEnd = useEffectEvent(() => onEnd?.(store.end, store.training))
  useEffect(() => {
    if (isEnded) reportEnd()
  }, [isEnded])
  if (store.phase === 'empty' && !onEnd) return <Navigate to={place.backTo} replace />
  if (isNoAccess(store.error))
    return (
      <PageFrame place={place}>
        <VisuallyHidden as="h1">{place.name}</VisuallyHidden>
        <RemoteWidget name="learning/NoAccess" courseId={courseId} onTrialStarted={store.resume} />
      </PageFrame>
    )
  return <WordTrainer store={store} place={place} hasEnd={!onEnd} />
})
