import type { Course, Exercise, Lesson, Word } from '@mowka/contract/schemas/learning'
import { notify, reportError } from '@mowka/kernel/platform'
import { callApi, read, useReads } from '@mowka/web/api'
import { useTrainerAudio } from '@mowka/web/trainer'
import { withTexts } from '@mowka/web/with-texts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeChange } from '../../core/mode/modes'
import { onDemand, usePreload } from '../../core/on-demand/on-demand'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'
import { learningPolicy } from '../../core/store/policy'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { OfflineLine } from '../offline/OfflineLine'
import { LockedLesson, lessonInCourse, useLessonHelps } from '../shared/LessonFrame'
import { LessonHeading, useModeChange } from '../shared/LessonHeading'
import { isNoAccess, lessonNotices } from '../shared/notices'
import { IntroductionEntry } from '../teaching/introduction/IntroductionEntry'
import { teachingTexts } from '../teaching/texts'
import { useTeachingRecordings } from '../teaching/use-teaching'
import { FirstLessonSheet } from './FirstLessonSheet'
import { LessonSession } from './lesson-session'

const NONE: readonly Exercise[] = []
const NO_WORDS: readonly Word[] = []

/** Returns the sentences of a lesson; `null` while loading, empty if they fail to load. */
function useSentences(lessonId: string): readonly Exercise[] | null {
  const reads = useReads({ list: read('getLessonExercises', { id: lessonId, activeOnly: 'true' }) })
  if (reads.state === 'ready') return reads.data.list.data
  return reads.state === 'loading' ? null : NONE
}

/** Returns the sentences of a lesson with these ids, in the lesson's order. Rejects with an `ApiError`. */
async function sentencesWithIds(lessonId: string, ids: readonly string[]): Promise<Exercise[]> {
  const { data } = await callApi('getLessonExercises', { id: lessonId, activeOnly: 'true' })
  return data.filter(({ _id }) => ids.includes(_id))
}

/** The end of a lesson and the practice after it are needed last. */
const LessonEnd = onDemand(() => import(/* webpackChunkName: "lesson-end" */ '../lesson-end/LessonEnd'))

const Practice = onDemand(
  () => import(/* webpackChunkName: "practice" */ '../practice/Practice'),
  <TrainerSkeleton />,
)

const Introduction = onDemand(
  () =>
    withTexts(
      import(/* webpackChunkName: "introduction" */ '../teaching/introduction/Introduction'),
      teachingTexts,
    ),
  <TrainerSkeleton />,
)

/** A lesson in a sentence mode, from the first exercise to its end and the practice of hard sentences. */
export const LessonTrainer = observer(function LessonTrainer({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  course: Course
  mode: TrainerMode
}) {
  const { t } = useTranslation('trainers')
  const [lessonSession] = useState(() => new LessonSession(course, lesson, mode, lessonNotices))
  const { trainer, ending } = lessonSession
  const helps = useLessonHelps(lesson._id)
  const backTo = lessonInCourse(course._id, lesson._id)
  const [practice, setPractice] = useState<Exercise[] | null>(null)
  const changeMode = useModeChange({ courseId: course._id, lessonId: lesson._id })

  const sentences = useSentences(lesson._id)

  useTrainerAudio()
  usePreload([LessonEnd], trainer.item !== null)
  useEffect(() => {
    if (sentences) lessonSession.know(sentences)
  }, [lessonSession, sentences])
  useEffect(() => {
    if (helps.words || helps.wordsFailed) lessonSession.knowWords(helps.words ?? null)
  }, [lessonSession, helps.words, helps.wordsFailed])
  useEffect(() => {
    if (helps.hints || helps.hintsFailed) lessonSession.knowHints(helps.hints ?? [])
  }, [lessonSession, helps.hints, helps.hintsFailed])
  const teaching = useTeachingRecordings(lesson, trainer.item !== null)
  useEffect(() => {
    if (teaching) lessonSession.knowTeaching(teaching)
  }, [lessonSession, teaching])
  useEffect(() => {
    void lessonSession.open()
    return lessonSession.close
  }, [lessonSession])

  const repeat = async () => {
    const ids = ending.results?.problematic.map(({ exerciseId }) => exerciseId) ?? []
    try {
      const known = lessonSession.sentences(ids)
      setPractice(known.length === ids.length ? known : await sentencesWithIds(lesson._id, ids))
    } catch (error) {
      reportError(error, { part: 'practice' })
      notify('error', t('end.repeatFailed'))
    }
  }

  // Access may expire during a lesson: pending answers wait until there is access again.
  const locked = (onTrialStarted: () => void) => (
    <LockedLesson
      courseId={course._id}
      lessonId={lesson._id}
      title={lesson.name.source || lesson.name.target}
      onTrialStarted={onTrialStarted}
    />
  )
  if (isNoAccess(trainer.error)) return locked(() => void trainer.resume())
  if (lessonSession.introduction)
    return (
      <Introduction
        introduction={lessonSession.introduction}
        lesson={lesson}
        course={course}
        closeTo={backTo}
        onDone={lessonSession.passIntroduction}
      />
    )
  if (practice)
    return (
      <Practice
        exercises={practice}
        title={t('end.practice')}
        lessonId={lesson._id}
        closeTo={backTo}
        locked={locked}
        mode={mode}
        policy={learningPolicy}
        helps={helps}
        otherSentences={lessonSession.otherSentences}
        checker={lessonSession.checker}
        onFinished={() => setPractice(null)}
      />
    )
  if (trainer.phase === 'finished')
    return (
      <LessonEnd
        ending={ending}
        lesson={lesson}
        course={course}
        mode={mode}
        backTo={backTo}
        run={trainer.run}
        words={helps.words ?? NO_WORDS}
        onRepeat={() => void repeat()}
      />
    )
  return (
    <ModeChange value={changeMode}>
      <TrainerWithHelps
        store={trainer}
        closeTo={backTo}
        heading={
          <>
            <LessonHeading lesson={lesson} course={course} mode={mode.name} />
            <OfflineLine loss={lessonSession.loss} />
          </>
        }
        helps={helps}
        drawer={
          <>
            <SentenceDrawer of={trainer} lessonId={lesson._id} />
            <IntroductionEntry lesson={lesson} course={course} />
          </>
        }
      />
      {/* After the first sentence, so that nothing delays the first answer. */}
      <FirstLessonSheet show={lessonSession.isFirstEver && trainer.position > 1} mode={mode} />
    </ModeChange>
  )
})
