import type { Course, Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton, useSessionTimer } from '@mowka/kernel/platform/study'
import {
  Button,
  EmptyState,
  Mascot,
  media,
  queries,
  SpeechBubble,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { IconChevronLeft, IconRepeat } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import {
  ActionBar,
  ActionPair,
  Body,
  PrimaryAction,
  SidePanel,
  Task,
  TrainerDialog,
  Turn,
  useEnter,
  useTrainerAudio,
} from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import { useLanguageNames } from '@mowka/web/views/learning-language'
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
import { SentenceDrawer, TrainerDrawer } from '../../helps/drawer/TrainerDrawer'
import { Glossary } from '../../helps/glossary/Glossary'
import { ShortcutsHelp } from '../../helps/shortcuts/ShortcutsHelp'
import { LessonFrame, LockedLesson, lessonInCourse, useLessonHelps } from '../shared/LessonFrame'
import { LessonHeading } from '../shared/LessonHeading'
import { type CardSide, PreviewStore } from './preview-store'

const Half = styled.div`
  flex: 0 1 33%;
`

type PreviewedLesson = { lesson: Lesson; course: Course }

/** Loads and shows the sentences of a lesson. */
function LessonPreview({ lesson, course }: PreviewedLesson) {
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
  const assistant = useAssistant(
    exercise && preview.side === 'answer' ? { exercise, result: null, isAnswerKnown: true } : null,
  )
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

const Card = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-right: ${tokens.s4};
`
const Face = styled.button`
  display: grid;
  align-content: center;
  gap: ${tokens.s4};
  min-height: 220px;
  padding: ${tokens.s6};
  border: 0;
  border-radius: ${tokens.rBubble};
  background: none;
  text-align: left;
  > span:first-child { font-size: ${tokens.fsSentence}; font-weight: 700; line-height: 1.28; text-wrap: balance; }
  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.s2};
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
    font-weight: 700;
  }
  svg { width: 18px; height: 18px; }
  ${media.belowMedium} { padding: ${tokens.s4}; }
`

/** A sentence with two sides; a press turns it (L-CPREV-04). */
export function PreviewCard({
  exercise,
  side,
  onFlip,
}: {
  exercise: Exercise
  side: CardSide
  onFlip: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const { adverbOf } = useLanguageNames()
  const isExample = side === 'example'
  const lang = isExample ? exercise.exampleLang : exercise.answerLang
  const text = isExample ? exercise.example : exercise.answer
  const recording = isExample ? exercise.exampleRecording : exercise.answerRecording
  return (
    <Turn>
      <Mascot face={isExample ? 'happy' : 'great'} />
      <Card>
        <Face type="button" onClick={onFlip}>
          <span {...textIn(langTag(lang))} aria-live="polite">
            {displayText(text, lang)}
          </span>
          <span>
            <IconRepeat aria-hidden />
            {isExample
              ? t('preview.showAnswer')
              : t('preview.showExample', { in: adverbOf(exercise.exampleLang) })}
          </span>
        </Face>
        {recording && <AudioButton recordingId={recording} label={t('common:play', { text })} />}
      </Card>
    </Turn>
  )
}

/** The preview of a lesson's sentences (P-ROUTE-20). */
export default function ContentPreviewPage() {
  useSessionTimer()
  return (
    <LessonFrame>
      {(lesson, course) => <LessonPreview key={lesson._id} lesson={lesson} course={course} />}
    </LessonFrame>
  )
}
