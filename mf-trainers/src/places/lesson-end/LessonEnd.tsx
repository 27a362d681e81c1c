import { paths } from '@mowka/contract/routes'
import type { Course, Lesson, Word } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { studyMinutes } from '@mowka/domain/time'
import { splitLessonWords, wordsPerTraining } from '@mowka/domain/word/training'
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
import { Celebration } from '@mowka/web/trainer/Celebration'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { EndNumbers, wordCount } from './EndNumbers'
import { EndWords } from './EndWords'
import { useEndLinks } from './end-links'
import { HardSentences } from './HardSentences'
import type { LessonEnding } from './lesson-ending'
import { PushOffer } from './PushOffer'
import { StreakCard } from './StreakCard'

/** Finished lessons in the language before notifications are offered. */
const LESSONS_BEFORE_OFFER = 2

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
  gap: ${tokens.s2};
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
  words: readonly Word[]
  onRepeat: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const navigate = useNavigate()
  const isWide = useMediaQuery(queries.medium)
  const name = splitLessonName(lesson.name.source || lesson.name.target).title
  const { results } = ending
  const total = results?.summary.totalExercises ?? 0
  const isLoading = ending.state === 'none' || ending.state === 'loading'
  const split = results?.words ? splitLessonWords(words, results.words) : null
  const training = split?.left.slice(0, wordsPerTraining(split.left.length)) ?? []
  const { first, others } = useEndLinks({ results, lesson, course, mode, words: training.length, backTo })
  const leadsToWords = first.time !== undefined
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
  const counted = split && wordCount(split)
  const spoken = [
    streak > 0 && t('end.streak', { count: streak }),
    counted && `${counted.count} ${t(counted.text, { count: counted.count })}`,
  ].filter(Boolean)
  // On wide screens the card names the lesson above the button.
  const below = first.time ?? (isWide ? undefined : first.target)
  const primary = (
    <PrimaryAction
      label={
        isLoading ? (
          t('end.next')
        ) : (
          <TwoLines>
            {first.label}
            {below && <small>{below}</small>}
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
      {others.map(({ label, target, to, isMain }) => (
        <Button key={label} variant={isMain ? 'outline' : 'ghost'} fullWidth={isMain} to={to}>
          {isMain && target ? t('end.nextNamed', { label, lesson: target }) : label}
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
          {results && <EndNumbers summary={results.summary} words={split} bestCombo={run.best} />}
          {results?.stats && <StreakCard stats={results.stats} />}
          {results?.stats && results.stats.lessonsFinished >= LESSONS_BEFORE_OFFER && <PushOffer />}
        </div>
        <div>
          {(isWide || leadsToWords) && (
            <Go>
              {isLoading && <Skeleton width={180} height={50} />}
              {leadsToWords && <EndWords words={training} />}
              {!isLoading && first.place && (
                <p>
                  {first.place}
                  <b>{first.target}</b>
                </p>
              )}
              {isWide && primary}
              {ways}
            </Go>
          )}
          {lesson.hasDialogue && hasPage('lessonDialogue') && (
            <DialogueCard to={paths.lessonDialogue({ courseId: course._id, lessonId: lesson._id })} />
          )}
          {results && <HardSentences examples={results.problematic} onRepeat={onRepeat} />}
          {!isWide && !leadsToWords && ways}
        </div>
      </Columns>
      {!isWide && <ActionBar label={t('side.actions')} primary={primary} />}
    </>
  )
})

export default LessonEnd
