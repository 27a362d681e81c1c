import { read, useReads } from '@mowka/shared/api'
import type { Course, Exercise, Lesson } from '@mowka/shared/contract/schemas/learning'
import { Button, Dialog, EmptyState, media, queries, tokens, useMediaQuery } from '@mowka/shared/ui'
import { IconChevronLeft } from '@mowka/shared/ui/icons'
import { ReadStates } from '@mowka/shared/views'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useTrainerAudio } from '../audio/use-trainer-audio'
import { Glossary } from '../glossary/Glossary'
import { LockedLesson, lessonInCourse } from '../lesson/LessonFrame'
import { LessonHeading } from '../lesson/LessonHeading'
import { useLessonHelps } from '../lesson/use-lesson-helps'
import { TimerLine } from '../timer/TimerLine'
import { RateButton } from '../trainer/actions'
import { TopBar } from '../trainer/TopBar'
import { TrainerSkeleton } from '../trainer/Trainer'
import { Bar, Body, Side, SideCard, Task } from '../trainer/trainer-layout'
import { useEnter } from '../trainer/use-enter'
import { PreviewCard } from './PreviewCard'
import { PreviewStore } from './preview-store'

const Actions = styled(SideCard)`
  display: grid;
  gap: ${tokens.s3};
`
const TwoBar = styled(Bar)`
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  ${media.medium} { display: none; }
`

type Place = { lesson: Lesson; course: Course }

/** The sentences of a lesson, loaded. */
export function LessonPreview({ lesson, course }: Place) {
  const { t } = useTranslation('trainers')
  const reads = useReads({ exercises: read('getLessonExercises', { id: lesson._id, activeOnly: 'true' }) })
  const exercises = reads.state === 'ready' ? reads.data.exercises.data : []
  const backTo = lessonInCourse(course._id, lesson._id)

  useTrainerAudio()

  if (reads.state === 'locked')
    return (
      <LockedLesson
        courseId={course._id}
        lessonId={lesson._id}
        title={lesson.name.source || lesson.name.target}
      />
    )
  if (exercises.length > 0) return <Sentences lesson={lesson} course={course} exercises={exercises} />
  return (
    <>
      <TopBar closeTo={backTo} progress={null} />
      <Body>
        <div>
          <LessonHeading lesson={lesson} course={course} mode="CONTENT_PREVIEW" />
          <ReadStates reads={reads} skeleton={<TrainerSkeleton />}>
            {() => (
              <EmptyState
                title={t('preview.empty')}
                actions={<Button to={backTo}>{t('ending.backToLesson')}</Button>}
              />
            )}
          </ReadStates>
        </div>
      </Body>
    </>
  )
}

const Sentences = observer(function Sentences({
  lesson,
  course,
  exercises,
}: Place & { exercises: Exercise[] }) {
  const { t } = useTranslation('trainers')
  const navigate = useNavigate()
  const [preview] = useState(() => new PreviewStore(course._id, lesson._id, exercises.length))
  const helps = useLessonHelps(lesson._id)
  const isWide = useMediaQuery(queries.medium)
  const backTo = lessonInCourse(course._id, lesson._id)
  const exercise = exercises[preview.index]
  const position = preview.index + 1
  useEnter(preview.next)

  const back = (
    <Button
      fullWidth
      leftIcon={<IconChevronLeft aria-hidden />}
      aria-disabled={preview.isFirst}
      onClick={preview.back}
    >
      {t('preview.back')}
    </Button>
  )
  const next = (
    <Button
      variant="primary"
      size={isWide ? 'lg' : 'md'}
      fullWidth
      kbd={isWide ? 'Enter' : undefined}
      onClick={preview.next}
    >
      {t('preview.next')}
    </Button>
  )
  return (
    <>
      <TopBar
        closeTo={backTo}
        progress={{
          done: position,
          position,
          total: exercises.length,
          tone: 'normal',
          full: false,
          combo: null,
          moves: false,
        }}
      />
      <Body>
        <div>
          <LessonHeading lesson={lesson} course={course} mode="CONTENT_PREVIEW" />
          <Task>
            <p>{t('preview.task')}</p>
            {!isWide && <RateButton quiet />}
          </Task>
          {exercise && (
            <PreviewCard key={exercise._id} exercise={exercise} side={preview.side} onFlip={preview.flip} />
          )}
        </div>
        {isWide && (
          <Side aria-label={t('side.label')}>
            <Actions>
              {next}
              {back}
              <RateButton />
              <TimerLine />
            </Actions>
            <SideCard>
              <h2>{t('glossary.title')}</h2>
              <Glossary words={helps.words} failed={helps.wordsFailed} />
            </SideCard>
          </Side>
        )}
      </Body>
      {!isWide && (
        <TwoBar role="group" aria-label={t('side.actions')}>
          {back}
          {next}
        </TwoBar>
      )}
      <Dialog
        open={preview.isFinished}
        onClose={preview.stay}
        title={t('preview.finished')}
        actions={
          <>
            <Button onClick={preview.reset}>{t('preview.reset')}</Button>
            <Button variant="primary" onClick={() => navigate(backTo)}>
              {t('ending.backToLesson')}
            </Button>
          </>
        }
      >
        {t('preview.finishedText')}
      </Dialog>
    </>
  )
})
