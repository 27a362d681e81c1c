import type { Course, Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { Button, EmptyState, queries, useMediaQuery } from '@mowka/kernel/ui'
import { IconChevronLeft } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import {
  ActionBar,
  ActionPair,
  Body,
  PrimaryAction,
  SidePanel,
  Task,
  TrainerDialog,
  useEnter,
  useTrainerAudio,
} from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RateButton } from '../../core/screen/actions'
import { LearningTime } from '../../core/screen/LearningTime'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'
import { AssistantButton, AssistantInLine } from '../../helps/assistant/AssistantButton'
import { useAssistant } from '../../helps/assistant/use-assistant'
import { SentenceDrawer } from '../../helps/drawer/SentenceDrawer'
import { TrainerDrawer } from '../../helps/drawer/TrainerDrawer'
import { Glossary } from '../../helps/glossary/Glossary'
import { ShortcutsHelp } from '../../helps/shortcuts/ShortcutsHelp'
import { LockedLesson, lessonInCourse } from '../shared/LessonFrame'
import { LessonHeading } from '../shared/LessonHeading'
import { useLessonHelps } from '../shared/use-lesson-helps'
import { PreviewCard } from './PreviewCard'
import { PreviewStore } from './preview-store'

const Half = styled.div`
  flex: 0 1 33%;
`

type PreviewedLesson = { lesson: Lesson; course: Course }

/** Loads and shows the sentences of a lesson. */
export function LessonPreview({ lesson, course }: PreviewedLesson) {
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
      <LessonTopBar closeTo={backTo} progress={null} />
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
}: PreviewedLesson & { exercises: Exercise[] }) {
  const { t } = useTranslation('trainers')
  const [preview] = useState(() => new PreviewStore(course._id, lesson._id, exercises.length))
  const helps = useLessonHelps(lesson._id)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const isWide = useMediaQuery(queries.medium)
  const backTo = lessonInCourse(course._id, lesson._id)
  const exercise = exercises[preview.index]
  const position = preview.index + 1
  const assistant = useAssistant(exercise && preview.side === 'answer' ? { exercise, result: null } : null)
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
  const next = <PrimaryAction label={t('preview.next')} compact={!isWide} onPress={preview.next} />
  return (
    <>
      <LessonTopBar
        closeTo={backTo}
        progress={{ done: position, position, total: exercises.length }}
        onMore={() => setMoreOpen(true)}
      />
      <Body>
        <div>
          <LessonHeading lesson={lesson} course={course} mode="CONTENT_PREVIEW" />
          <Task>
            <p>{t('preview.task')}</p>
            <AssistantInLine assistant={assistant} />
          </Task>
          {exercise && (
            <PreviewCard key={exercise._id} exercise={exercise} side={preview.side} onFlip={preview.flip} />
          )}
        </div>
        {isWide && (
          <SidePanel
            label={t('side.label')}
            whole={assistant.panel}
            actions={
              <>
                {next}
                {!assistant.isOpen && (
                  <>
                    {back}
                    <ActionPair>
                      <RateButton />
                      <AssistantButton assistant={assistant} />
                    </ActionPair>
                    <LearningTime />
                  </>
                )}
              </>
            }
          >
            <h2>{t('glossary.title')}</h2>
            <Glossary words={helps.words} failed={helps.wordsFailed} />
          </SidePanel>
        )}
      </Body>
      {!isWide && assistant.sheet}
      {!isWide && (
        <ActionBar label={t('side.actions')} primary={next}>
          <Half>{back}</Half>
          <RateButton compact />
        </ActionBar>
      )}
      <TrainerDialog
        open={preview.isFinished}
        onClose={preview.stay}
        title={t('preview.finished')}
        other={{ label: t('preview.reset'), onChoose: preview.reset }}
        likely={{ label: t('ending.backToLesson'), to: backTo }}
      >
        {t('preview.finishedText')}
      </TrainerDialog>
      <TrainerDrawer
        open={isMoreOpen}
        isReady={exercise !== undefined}
        onClose={() => setMoreOpen(false)}
        mode={{ hasKindSettings: false }}
        keepsFullSentence={false}
        helps={helps}
        exerciseId={exercise?._id ?? null}
      >
        {exercise && (
          <SentenceDrawer
            of={{ item: { exercise }, mode: { name: 'CONTENT_PREVIEW' } }}
            lessonId={lesson._id}
          />
        )}
      </TrainerDrawer>
      <ShortcutsHelp />
    </>
  )
})
