import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, media, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isLessonMode, lessonPath } from '../lesson-opening/lesson-path'
import { type NextStep, nextStep } from '../next-lesson/next-step'

/** Target of the greeting link: due words first, then the lesson in progress, then the next one. */
type GreetingStep =
  | { kind: 'words'; count: number }
  | { kind: 'lesson'; step: Extract<NextStep, { kind: 'continue' }> }
  | { kind: 'course' | 'nextCourse'; courseId: string }
  | { kind: 'courses' }

export function greetingStep(step: NextStep, dueWords: number): GreetingStep {
  if (dueWords > 0) return { kind: 'words', count: dueWords }
  if (step.kind === 'continue') return { kind: 'lesson', step }
  // Without a next lesson the course is finished, so there is nothing to continue.
  if (step.kind === 'finished' && step.next) {
    const { courseId } = step.next
    return { kind: courseId === step.courseId ? 'course' : 'nextCourse', courseId }
  }
  return { kind: 'courses' }
}

const Hello = styled.header`
  display: grid;
  gap: ${tokens.s3};
  align-content: center;
  justify-items: start;
  overflow-wrap: anywhere;
  h1 span { display: block; margin-bottom: 6px; color: ${tokens.muted}; font-size: ${tokens.fs16}; font-weight: ${tokens.fwStrong}; }
  > p { max-width: 34ch; min-height: 3em; font-size: ${tokens.fs18}; }
  > :last-child { margin-top: ${tokens.s2}; }
  ${media.belowMedium} {
    justify-items: stretch;
    > p { max-width: none; font-size: ${tokens.fs16}; }
  }
`

const linkOf = (to: GreetingStep): string => {
  if (to.kind === 'words') return paths.repetitionWords()
  if (to.kind === 'lesson') return lessonPath(to.step.mode, to.step)
  return to.kind === 'courses' ? paths.courses() : paths.courseDetails({ courseId: to.courseId })
}

/** Greeting, today's status and the next step (L-DASH-01, L-DASH-02). */
export const Greeting = observer(function Greeting() {
  const { t } = useTranslation('dashboard')
  const hasWords = hasPage('repetitionWords')
  const reads = useReads({
    stats: optional('getStats'),
    next: optional('getNextLesson'),
    words: optional('getWordStats', hasWords ? {} : null),
  })
  const givenName = session.user?.givenName
  const title = (
    <h1>
      <span>{t('title')}</span> {givenName ? t('hello', { name: givenName }) : t('helloAnyone')}
    </h1>
  )
  if (reads.state !== 'ready') {
    return (
      <Hello aria-busy>
        {title}
        <p>
          <Skeleton height="3em" width={300} />
        </p>
        <Skeleton height={52} width={200} radius={12} />
      </Hello>
    )
  }
  const { stats, next, words } = reads.data
  const due = words?.dueToday ?? 0
  const step = greetingStep(next ? nextStep(next, isLessonMode) : { kind: 'none' }, due)
  const state = stats?.todayActivity.completed ? 'done' : stats && stats.currentStreak > 0 ? 'open' : 'start'
  return (
    <Hello>
      {title}
      <p>{due > 0 ? `${t(`today.${state}`)} ${t('wordsDue', { count: due })}` : t(`today.${state}`)}</p>
      <Button variant="primary" size="lg" to={linkOf(step)} rightIcon={<IconArrowRight aria-hidden />}>
        {t(`go.${step.kind}`)}
      </Button>
    </Hello>
  )
})
