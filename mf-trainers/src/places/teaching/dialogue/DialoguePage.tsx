import { progressEvent } from '@mowka/contract/progress-event'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { usePageTitle } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { Button } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useTrainerAudio } from '@mowka/web/trainer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Head } from '../../../core/screen/TrainerHead'
import { LessonFrame, LessonStates, LockedLesson, lessonInCourse } from '../../shared/LessonFrame'
import { record } from '../../shared/progress-recorder'
import { DialogueEnd } from './DialogueEnd'
import { DialogueStore } from './dialogue-store'
import { Questions } from './Questions'
import { Talk } from './Talk'

type OfLesson = { lesson: Lesson; course: Course }

/** The dialogue of a lesson, its two questions and its phrases. */
export default function DialoguePage() {
  return <LessonFrame>{(lesson, course) => <Loaded lesson={lesson} course={course} />}</LessonFrame>
}

function Loaded({ lesson, course }: OfLesson) {
  const { t } = useTranslation('teaching')
  const reads = useReads({ lesson: read('getLessonDialogue', { id: lesson._id }) })
  const backTo = lessonInCourse(course._id, lesson._id)
  const dialogue = reads.state === 'ready' ? reads.data.lesson.dialogue : null
  useTrainerAudio()

  if (reads.state === 'locked')
    return (
      <LockedLesson
        courseId={course._id}
        lessonId={lesson._id}
        title={lesson.name.source || lesson.name.target}
      />
    )
  if (dialogue) return <Steps dialogue={dialogue} lesson={lesson} course={course} backTo={backTo} />
  return (
    <LessonStates
      reads={reads}
      title={t('dialogue.title', { title: splitLessonName(lesson.name.source).title })}
      missingTitle={t('dialogue.none')}
      closeTo={backTo}
      wayOut={<Button to={backTo}>{t('introduction.backToLesson')}</Button>}
    />
  )
}

function Steps({
  dialogue,
  lesson,
  course,
  backTo,
}: OfLesson & { dialogue: LessonDialogue; backTo: string }) {
  const { t } = useTranslation('teaching')
  const [step, setStep] = useState<'talk' | 'questions' | 'end'>('talk')
  const [right, setRight] = useState(0)
  const [listening] = useState(
    () => new DialogueStore(dialogue.lines, { play: (id) => audio.play(id), stop: audio.stop }),
  )
  const title = t('dialogue.title', { title: dialogue.title })
  usePageTitle(title)
  const heading = (
    <Head>
      <div>
        <h1>{title}</h1>
        <p>
          {course.name}, {splitLessonName(lesson.name.source || lesson.name.target).title}
        </p>
      </div>
    </Head>
  )
  switch (step) {
    case 'talk':
      return (
        <Talk
          dialogue={dialogue}
          course={course}
          heading={heading}
          closeTo={backTo}
          onDone={() => setStep('questions')}
        />
      )
    case 'questions':
      return (
        <Questions
          dialogue={dialogue}
          course={course}
          heading={heading}
          closeTo={backTo}
          onListen={() => void listening.toggle()}
          onDone={(count) => {
            listening.pause()
            record(progressEvent('DIALOGUE_FINISHED', { courseId: course._id, lessonId: lesson._id }))
            setRight(count)
            setStep('end')
          }}
        />
      )
    case 'end':
      return (
        <DialogueEnd
          dialogue={dialogue}
          lesson={lesson}
          course={course}
          right={right}
          closeTo={backTo}
          onAgain={() => setStep('talk')}
        />
      )
  }
}
