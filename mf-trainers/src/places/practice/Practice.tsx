import type { Course, Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { usePageTitle } from '@mowka/kernel/platform'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Head } from '../../core/screen/trainer-layout'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { SentenceDrawer } from '../../helps/drawer/SentenceDrawer'
import type { LessonHelps } from '../../helps/glossary/HelpsTabs'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { LockedLesson, lessonInCourse } from '../shared/LessonFrame'
import { isNoAccess } from '../shared/notices'
import { practiceOf } from './practice-store'

/** Practices the hard sentences in the same trainer, then returns to the end of the lesson. */
export const Practice = observer(function Practice({
  exercises,
  course,
  lesson,
  mode,
  helps,
  otherGaps,
  checker,
  onFinished,
}: {
  exercises: readonly Exercise[]
  course: Course
  lesson: Lesson
  mode: TrainerMode
  helps: LessonHelps
  otherGaps: TrainerPorts['otherGaps']
  checker: TrainerPorts['checker']
  onFinished: () => void
}) {
  const { t } = useTranslation('trainers')
  usePageTitle(t('end.practice'))
  const [store] = useState(() => practiceOf(exercises, { mode, otherGaps, checker, onFinished }))
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
