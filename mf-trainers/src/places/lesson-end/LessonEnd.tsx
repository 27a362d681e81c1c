import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { studyMinutes } from '@mowka/domain/time'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import {
  Alert,
  Button,
  Card,
  ErrorState,
  Muted,
  media,
  queries,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconMessages } from '@mowka/kernel/ui/icons'
import { ActionBar, PrimaryAction, useEnter } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { lessonModes } from '../../core/mode/modes'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { Celebration } from './Celebration'
import { EndNumbers } from './EndNumbers'
import { HardSentences } from './HardSentences'
import type { LessonEnding, LessonResults } from './lesson-ending'
import { StreakCard } from './StreakCard'

/** A link at the end of a lesson. `note` names its target, `place` its position. */
type EndLink = { label: string; to: string; note?: string; place?: string }

/**
 * Returns the links at the end of a lesson: the primary one, which Enter opens, then the others (L-TRN-16, L-TRN-17).
 * A locked lesson is labeled as such. Unreleased pages are left out.
 */
function useEndLinks({
  results,
  lesson,
  course,
  mode,
  backTo,
}: {
  /** `null` while loading or after a failure. */
  results: LessonResults | null
  lesson: Lesson
  course: Course
  mode: TrainerMode
  /** The lesson in its course. */
  backTo: string
}): { first: EndLink; others: EndLink[] } {
  const { t } = useTranslation('trainers')
  const toCourse: EndLink = { label: t('end.backToCourse'), to: backTo }
  if (!results) return { first: toCourse, others: [] }
  const entry = repetitionEntry(hasPage)
  const repetition: EndLink[] = entry
    ? [{ label: t('end.goToRepetition'), to: paths[entry]({ lessonId: lesson._id }) }]
    : []
  if (results.isCourseFinished) {
    const toCourses: EndLink = { label: t('ending.backToCourses'), to: paths.courses() }
    if (!hasPage('exercises')) return { first: toCourses, others: repetition }
    return { first: { label: t('end.goToRepetition'), to: paths.exercises() }, others: [toCourses] }
  }
  const { next } = results
  if (!next) return { first: toCourse, others: repetition }
  const route = lessonModes.find((each) => each.mode === mode.name)?.route ?? 'trainerWriting'
  const toNext: EndLink = {
    label: t(next.isLocked ? 'end.unlockNext' : 'end.next'),
    to: paths[route]({ courseId: course._id, lessonId: next.lessonId }),
    note: next.title,
    place: t(next.isLocked ? 'end.nextLocked' : 'end.nextPlace', { number: next.number, total: next.total }),
  }
  return { first: toNext, others: [toCourse, ...repetition] }
}

const Title = styled.h2`
  font-size: ${tokens.fs18};
`

/** Card at the end of a lesson that links to its dialogue. */
function DialogueCard({ to }: { to: string }) {
  const { t } = useTranslation('trainers')
  return (
    <Card as="section">
      <Stack gap={3}>
        <div>
          <Title>{t('end.dialogue.title')}</Title>
          <Muted>{t('end.dialogue.text')}</Muted>
        </div>
        <Button fullWidth to={to} leftIcon={<IconMessages aria-hidden />}>
          {t('end.dialogue.open')}
        </Button>
      </Stack>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 420px;
  gap: ${tokens.s6} ${tokens.s8};
  align-content: start;
  width: min(100% - 2 * ${tokens.gutter}, 1112px);
  margin: ${tokens.s2} auto 0;
  padding-bottom: ${tokens.s10};
  > div { display: grid; gap: ${tokens.s4}; align-content: start; }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s2};
    padding-bottom: 112px;
    > div { gap: ${tokens.s2}; }
  }
`
const Go = styled(Card)`
  display: grid;
  gap: ${tokens.s3};
  p { color: ${tokens.muted}; }
  p b { display: block; color: ${tokens.text}; font-size: ${tokens.fs18}; }
`
const Ways = styled.div`
  display: grid;
  justify-items: center;
`
const Shapes = styled.div`
  display: grid;
  gap: ${tokens.s4};
  ${media.belowMedium} { gap: ${tokens.s2}; }
`
const TwoLines = styled.span`
  display: grid;
  line-height: 1.15;
  small { font-size: ${tokens.fs14}; font-weight: 600; }
`

/**
 * The end of a lesson: the achievement first, then the hard sentences and the next steps (L-TRN-16, L-TRN-17,
 * L-TRN-28, L-TRN-29, C67). Enter continues.
 */
const LessonEnd = observer(function LessonEnd({
  ending,
  lesson,
  course,
  mode,
  backTo,
  run,
  words,
  onRepeat,
}: {
  ending: LessonEnding
  lesson: Lesson
  course: Course
  mode: TrainerMode
  /** The lesson in its course. */
  backTo: string
  /** The current and the longest run of right answers. */
  run: { now: number; best: number }
  /** Number of words in the lesson. */
  words: number
  onRepeat: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const navigate = useNavigate()
  const isWide = useMediaQuery(queries.medium)
  const name = splitLessonName(lesson.name.source || lesson.name.target).title
  const { results } = ending
  const total = results?.summary.totalExercises ?? 0
  const isLoading = ending.state === 'none' || ending.state === 'loading'
  const { first, others } = useEndLinks({ results, lesson, course, mode, backTo })
  usePageTitle(name)
  // Enter does nothing until the target is known.
  useEnter(() => !isLoading && navigate(first.to))

  const saying =
    !results || results.isOfDevice
      ? name
      : results.isCourseFinished
        ? t(hasPage('exercises') ? 'end.courseText' : 'end.courseAlone', { course: course.name })
        : t('end.howLong', {
            lesson: name,
            sentences: t('end.sentences', { count: total }),
            time: t('end.minutes', { count: Math.max(1, studyMinutes(results.summary.secondsPassed)) }),
          })
  const title = t(results?.isCourseFinished ? 'end.courseFinished' : 'end.finished')
  const streak = results?.stats?.currentStreak ?? 0
  const spoken = [
    streak > 0 && t('end.streak', { count: streak }),
    words > 0 && `${words} ${t('end.words', { count: words })}`,
  ].filter(Boolean)
  const primary = (
    <PrimaryAction
      label={
        isLoading ? (
          t('end.next')
        ) : isWide || !first.note ? (
          first.label
        ) : (
          <TwoLines>
            {first.label}
            <small>{first.note}</small>
          </TwoLines>
        )
      }
      busy={isLoading}
      compact={!isWide}
      onPress={() => navigate(first.to)}
    />
  )
  const ways = !isLoading && (
    <Ways>
      {others.map((way) => (
        <Button key={way.label} variant="ghost" to={way.to}>
          {way.label}
        </Button>
      ))}
    </Ways>
  )
  return (
    <>
      <LessonTopBar
        closeTo={backTo}
        progress={{ done: total, position: total, total, tone: 'done', full: true }}
        combo={{ count: run.now, moves: false }}
      />
      <Columns>
        <div>
          <Celebration
            title={
              <>
                <span>{title}</span>
                {spoken.length > 0 && <VisuallyHidden>, {spoken.join(', ')}</VisuallyHidden>}
              </>
            }
          >
            {saying}
          </Celebration>
          {results?.isOfDevice && (
            <Alert title={t('offline.endTitle')} live>
              {t('offline.endText')}
            </Alert>
          )}
          {ending.state === 'failed' && (
            <ErrorState title={t('end.failed')} onRetry={() => void ending.start()}>
              {t('end.safe')}
            </ErrorState>
          )}
          {isLoading && (
            <Shapes role="group" aria-busy aria-label={t('common:loading')}>
              <Skeleton height={isWide ? 112 : 86} radius={16} />
              <Skeleton height={isWide ? 148 : 116} radius={16} />
            </Shapes>
          )}
          {results && <EndNumbers summary={results.summary} words={words} bestCombo={run.best} />}
          {results?.stats && <StreakCard stats={results.stats} />}
        </div>
        <div>
          {isWide && (
            <Go>
              {isLoading && <Skeleton width={180} height={50} />}
              {!isLoading && first.note && (
                <p>
                  {first.place}
                  <b>{first.note}</b>
                </p>
              )}
              {primary}
              {ways}
            </Go>
          )}
          {lesson.hasDialogue && hasPage('lessonDialogue') && (
            <DialogueCard to={paths.lessonDialogue({ courseId: course._id, lessonId: lesson._id })} />
          )}
          {results && <HardSentences examples={results.problematic} onRepeat={onRepeat} />}
          {!isWide && ways}
        </div>
      </Columns>
      {!isWide && <ActionBar label={t('side.actions')} primary={primary} />}
    </>
  )
})

export default LessonEnd
