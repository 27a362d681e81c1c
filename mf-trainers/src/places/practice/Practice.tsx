import type { Course, Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { usePageTitle } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { browserClock } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentActivities } from '../../core/exercise/activities'
import { Head } from '../../core/screen/TrainerHead'
import { learningPolicy } from '../../core/store/policy'
import { silentRecorder, type TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { TrainerStore } from '../../core/store/trainer-store'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import type { LessonHelps } from '../../helps/glossary/HelpsTabs'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { LockedLesson, lessonInCourse } from '../shared/LessonFrame'
import { isNoAccess, lessonNotices } from '../shared/notices'

/**
 * Creates a trainer for some sentences of a finished lesson. Nothing is recorded. A sentence is done once it was
 * skipped or answered right.
 */
function practiceOf(
  exercises: readonly Exercise[],
  {
    mode,
    otherSentences,
    checker,
    onFinished,
  }: Pick<TrainerPorts, 'mode' | 'otherSentences' | 'checker' | 'onFinished'>,
): TrainerStore {
  let open = [...exercises]
  const first = (rest: readonly Exercise[]) => ({ item: rest[0] ?? null, remainingItems: rest.length })
  return new TrainerStore({
    mode,
    items: {
      total: exercises.length,
      next: async () => first(open),
      after: async (exerciseId) => first(open.filter(({ _id }) => _id !== exerciseId)),
    },
    checker,
    recorder: {
      ...silentRecorder,
      succeeded: async ({ exerciseId }) => {
        open = open.filter(({ _id }) => _id !== exerciseId)
      },
    },
    policy: learningPolicy,
    run: { read: () => ({ now: 0, best: 0 }), keep: () => {} },
    play: (recordingId) => audio.play(recordingId, mode.rate?.()),
    prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
    silence: audio.stop,
    notices: lessonNotices,
    settings: () => ({
      activities: currentActivities(),
      keepFullSentence: false,
      autoplayAnswer: session.preferences.autoplayAnswer,
    }),
    hasNewSentences: () => false,
    otherSentences,
    wasFinished: () => true,
    onFinished,
    clock: browserClock,
    random: Math.random,
  })
}

/** Returns the sentences of a lesson with these ids, in the lesson's order. Rejects with an `ApiError`. */
export async function sentencesWithIds(lessonId: string, ids: readonly string[]): Promise<Exercise[]> {
  const { data } = await callApi('getLessonExercises', { id: lessonId, activeOnly: 'true' })
  return data.filter(({ _id }) => ids.includes(_id))
}

/** Practices the hard sentences in the same trainer, then returns to the end of the lesson. */
export const Practice = observer(function Practice({
  exercises,
  course,
  lesson,
  mode,
  helps,
  otherSentences,
  checker,
  onFinished,
}: {
  exercises: readonly Exercise[]
  course: Course
  lesson: Lesson
  mode: TrainerMode
  helps: LessonHelps
  otherSentences: TrainerPorts['otherSentences']
  checker: TrainerPorts['checker']
  onFinished: () => void
}) {
  const { t } = useTranslation('trainers')
  usePageTitle(t('end.practice'))
  const [store] = useState(() => practiceOf(exercises, { mode, otherSentences, checker, onFinished }))
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  // Access may expire here as well.
  if (isNoAccess(store.error))
    return (
      <LockedLesson
        courseId={course._id}
        lessonId={lesson._id}
        title={lesson.name.source || lesson.name.target}
        onTrialStarted={() => void store.resume()}
      />
    )
  return (
    <TrainerWithHelps
      store={store}
      closeTo={lessonInCourse(course._id, lesson._id)}
      heading={
        <Head>
          <div>
            <h1>{t('end.practice')}</h1>
          </div>
        </Head>
      }
      helps={helps}
      drawer={<SentenceDrawer of={store} lessonId={lesson._id} />}
    />
  )
})
