import { paths } from '@mowka/contract/routes'
import { warsawDay } from '@mowka/domain/time'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { CardLink, media, Page, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconBook2, IconCalendar, IconChevronRight, IconMoodSmile } from '@mowka/kernel/ui/icons'
import { optional, type ReadState, read, useReads } from '@mowka/web/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ActivityCard, CHART_DAYS } from './ActivityCard'
import { AccessEndAlert } from './access-end/AccessEndAlert'
import { CardBoundary, DashboardCard } from './DashboardCard'
import { Greeting } from './Greeting'
import { MoodCalendar } from './mood/MoodCalendar'
import { MoodForm } from './mood/MoodForm'
import { moodOf } from './mood/moods'
import { PERIOD_DAYS, RankingCard } from './ranking/RankingCard'
import { StatCards } from './StatCards'
import { StreakWidget } from './streak/StreakWidget'
import { TodayCard } from './TodayCard'
import { WordCard } from './WordCard'

const Line = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${tokens.s5};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s3}; }
`
const columns = (...parts: number[]) => parts.map((part) => `minmax(0, ${part}fr)`).join(' ')

/** Number of active days from which the chart is shown: with fewer, almost all of its bars are empty. */
const MIN_CHART_DAYS = 3

/** Whether to show a card: not once its data is known to be empty. Loading and failures are shown in the card. */
function isShown<Data>(reads: ReadState<Data>, hasContent: (data: Data) => boolean): boolean {
  return reads.state !== 'ready' || hasContent(reads.data)
}

/** One or two cards in a line; nothing without cards. `parts` are the widths of both. */
function Cards({ parts, children }: { parts: readonly [number, number]; children: (ReactNode | false)[] }) {
  const shown = children.filter((card) => card !== false)
  if (shown.length === 0) return null
  return <Line $columns={columns(...(shown.length > 1 ? parts : [1]))}>{children}</Line>
}

/** Greeting, and the streak once the learner has had one. */
function GreetingAndStreak() {
  const stats = useReads({ stats: read('getStats') })
  return (
    <Cards parts={[7, 5]}>
      {[
        <CardBoundary key="greeting">
          <Greeting />
        </CardBoundary>,
        isShown(stats, (data) => data.stats.currentStreak > 0 || data.stats.daysStreak > 0) && (
          <StreakWidget key="streak" />
        ),
      ]}
    </Cards>
  )
}

/** The statistics, once there are some. */
function Results() {
  const stats = useReads({ stats: read('getStats') })
  if (!isShown(stats, (data) => data.stats.correctAnswers > 0 || data.stats.lessonsFinished > 0)) return null
  return (
    <CardBoundary>
      <StatCards />
    </CardBoundary>
  )
}

/** Today's study time and the recent weeks, once there are some. */
function StudyTime() {
  const stats = useReads({ stats: read('getStats') })
  const activity = useReads({ activity: read('getActivity', { days: CHART_DAYS }) })
  const hasToday = isShown(stats, (data) => data.stats.todayActivity.secondsPassed > 0)
  return (
    <Cards parts={[4, 8]}>
      {[
        hasToday && <TodayCard key="today" />,
        isShown(activity, (data) => data.activity.length >= MIN_CHART_DAYS) && (
          <ActivityCard key="weeks" isAlone={!hasToday} />
        ),
      ]}
    </Cards>
  )
}

/** The mood calendar once there is a mood, and the ranking once this learner has points. */
function MoodsAndRanking() {
  const moods = useReads({ moods: read('getMoods') })
  const ranking = useReads({ ranking: read('getRanking', { period: PERIOD_DAYS }) })
  return (
    <Cards parts={[8, 4]}>
      {[
        isShown(moods, (data) => data.moods.length > 0) && <CalendarCard key="moods" />,
        isShown(ranking, (data) => data.ranking.global.points > 0) && <RankingCard key="ranking" />,
      ]}
    </Cards>
  )
}

/** Today's mood. */
function MoodCard() {
  const { t } = useTranslation('dashboard')
  const reads = useReads({ moods: read('getMoods') })
  return (
    <DashboardCard
      title={t('mood.title')}
      icon={<IconMoodSmile size={20} aria-hidden />}
      reads={reads}
      height={240}
    >
      {({ moods }) => <MoodForm submitted={moodOf(moods, warsawDay(new Date()))} />}
    </DashboardCard>
  )
}

/** The moods of three months. */
function CalendarCard() {
  const { t } = useTranslation('dashboard')
  const reads = useReads({ moods: read('getMoods') })
  return (
    <DashboardCard
      title={t('calendar.title')}
      icon={<IconCalendar size={20} aria-hidden />}
      reads={reads}
      height={340}
    >
      {({ moods }) => <MoodCalendar today={warsawDay(new Date())} entries={moods} />}
    </DashboardCard>
  )
}

/** The word of the day, if there is one, next to the mood (L-DASH-04). */
function WordAndMood() {
  const reads = useReads({ word: optional('getWordOfTheDay') })
  const word = reads.state === 'ready' ? reads.data.word : null
  const isLoading = reads.state === 'loading'
  return (
    <Line $columns={word || isLoading ? columns(7, 5) : columns(1)} aria-busy={isLoading || undefined}>
      {word ? <WordCard word={word} /> : isLoading && <Skeleton height={340} radius={16} />}
      <MoodCard />
    </Line>
  )
}

const GrammarLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.s4};
  align-items: center;
  h2 { font-size: ${tokens.fs16}; }
  p, svg { color: ${tokens.muted}; }
  p { font-size: ${tokens.fs14}; }
`

/** Link to the grammar of the language; renders nothing if the page isn't released. */
function GrammarCard() {
  const { t } = useTranslation('dashboard')
  if (!hasPage('grammar')) return null
  return (
    <CardLink to={paths.grammar()}>
      <GrammarLine>
        <IconBook2 aria-hidden />
        <div>
          <h2>{t('grammar.title')}</h2>
          <p>{t('grammar.text')}</p>
        </div>
        <IconChevronRight aria-hidden />
      </GrammarLine>
    </CardLink>
  )
}

/**
 * The learner's start page (L-DASH). Cards without content are left out until they have some. The onboarding survey has no card, because it counts as complete (L-DASH-08).
 */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard')
  usePageTitle(t('title'))
  return (
    <Page>
      <CardBoundary>
        <AccessEndAlert />
      </CardBoundary>
      <GreetingAndStreak />
      <Results />
      <StudyTime />
      <GrammarCard />
      <WordAndMood />
      <MoodsAndRanking />
    </Page>
  )
}
