import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { deckSize } from '@mowka/domain/review/deck'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { addDays, warsawDay } from '@mowka/domain/time'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Mascot, media, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconArrowRight, IconCircleCheck } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import type { ParseKeys } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isLessonMode, lessonPath } from '../lesson-opening/lesson-path'
import { nextStep } from '../next-lesson/next-step'
import { CHART_DAYS } from './ActivityCard'
import { PlanSteps } from './PlanSteps'
import { type TodayPlan, todayPlan } from './today-plan'

const Hello = styled.header`
  position: relative;
  display: grid;
  gap: ${tokens.s3};
  align-content: center;
  justify-items: start;
  padding: ${tokens.s6} ${tokens.s8};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  overflow-wrap: anywhere;
  h1, > p { padding-right: 96px; }
  h1 span { display: block; margin-bottom: 6px; color: ${tokens.primaryInk}; font-size: ${tokens.fs16}; font-weight: ${tokens.fwStrong}; }
  > svg { position: absolute; top: ${tokens.s6}; right: ${tokens.s8}; }
  > a, > button { margin-top: ${tokens.s2}; }
  ${media.belowMedium} {
    justify-items: stretch;
    padding: ${tokens.s5};
    h1 { font-size: 1.625rem; }
    h1, > p { padding-right: 72px; }
    > svg { right: ${tokens.s4}; width: 64px; height: auto; }
  }
`

/** The ink has enough contrast on this background, the color of a status doesn't. */
const Yesterday = styled.p`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  color: ${tokens.successInk};
  font-weight: ${tokens.fwStrong};
  > svg { flex: none; }
`

/** The button of the plan: the deck first, then the lesson. */
function PlanAction({ plan: { deck, lesson } }: { plan: TodayPlan }) {
  const { t } = useTranslation('dashboard')
  const action = (): { to: string; label: ParseKeys<'dashboard'> } => {
    if (deckSize(deck) > 0) return { to: paths.repetitionDeck(), label: lesson ? 'go.deckFirst' : 'go.deck' }
    if (!lesson) return { to: paths.courses(), label: 'go.courses' }
    // The trainer saves the start of the lesson.
    if (lesson.kind === 'next') return { to: paths.lessonModeSelector(lesson), label: 'go.next' }
    return { to: lessonPath(lesson.mode, lesson), label: 'go.lesson' }
  }
  const { to, label } = action()
  return (
    <Button variant="primary" size="lg" to={to} rightIcon={<IconArrowRight aria-hidden />}>
      {t(label)}
    </Button>
  )
}

/** Reads of the plan. Each is optional: the page starts without any of them. */
function usePlan() {
  const reads = useReads({
    stats: optional('getStats'),
    next: optional('getNextLesson'),
    due: optional('getDueReviews', hasPage('repetitionDeck') ? {} : null),
    activity: optional('getActivity', { days: CHART_DAYS }),
  })
  const data = reads.state === 'ready' ? reads.data : null
  const plan =
    data &&
    todayPlan(
      data.next ? nextStep(data.next, isLessonMode) : { kind: 'none' },
      data.due?.today ?? { words: 0, sentences: 0 },
    )
  const lessonId = plan?.lesson?.lessonId
  const named = useReads({
    lessons: optional('getLesson', lessonId ? { filters: formatFilters({ _id: lessonId }) } : null),
  })
  if (!data || !plan || (lessonId && named.state === 'loading')) return null
  const lesson =
    named.state === 'ready' ? named.data.lessons?.data.find(({ _id }) => _id === lessonId) : undefined
  const yesterday = addDays(warsawDay(new Date()), -1)
  return {
    plan,
    stats: data.stats,
    title: lesson && keepTogether(splitLessonName(lesson.name.source || lesson.name.target).title),
    yesterday: data.activity?.find(({ day }) => day === yesterday)?.correctAnswers ?? 0,
  }
}

/** Greeting, yesterday's result and today's plan with its one action (L-DASH-01, L-DASH-02). */
export const Greeting = observer(function Greeting() {
  const { t } = useTranslation('dashboard')
  const found = usePlan()
  const givenName = session.user?.givenName
  const hello = <span>{givenName ? t('hello', { name: givenName }) : t('helloAnyone')}</span>
  if (!found) {
    return (
      <Hello aria-busy>
        <h1>
          {hello}
          <Skeleton height="2.4em" width={320} />
        </h1>
        <p>
          <Skeleton height="1.5em" width={260} />
        </p>
        <Skeleton height={52} width={200} radius={12} />
      </Hello>
    )
  }
  const { plan, stats, title = t('plan.nextLesson'), yesterday } = found
  const items = deckSize(plan.deck) > 0 && t('plan.items', { count: deckSize(plan.deck) })
  const heading = items
    ? t(plan.lesson ? 'plan.both' : 'plan.onlyDeck', { items, lesson: title })
    : plan.lesson
      ? t('plan.lesson', { lesson: title })
      : t(plan.isEverythingFinished ? 'plan.finished' : 'plan.choose')
  const state = stats?.todayActivity.completed ? 'done' : stats && stats.currentStreak > 0 ? 'open' : 'start'
  return (
    <Hello>
      <h1>
        {hello} {heading}
      </h1>
      {yesterday > 0 && (
        <Yesterday>
          <IconCircleCheck size={20} aria-hidden />
          <span>{t('plan.yesterdayAnswers', { answers: t('plan.answers', { count: yesterday }) })}</span>
        </Yesterday>
      )}
      <p>{t(`today.${state}`)}</p>
      <PlanSteps yesterday={yesterday} plan={plan} title={title} />
      <PlanAction plan={plan} />
      <Mascot face="happy" size={84} />
    </Hello>
  )
})
