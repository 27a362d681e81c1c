import type { AnswerOf } from '@mowka/contract/calls'
import type { CompanyCount, CompanyUser } from '@mowka/contract/schemas/company'
import { languageOf } from '@mowka/domain/languages/languages'
import { formatDate, warsawDay } from '@mowka/domain/time'
import {
  Button,
  Card,
  ErrorState,
  Muted,
  media,
  queries,
  Row,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { type ReadState, read, useReads } from '@mowka/web/api'
import { ReadStates, saveFile } from '@mowka/web/views'
import { BarChart } from '@mowka/web/views/chart'
import { ListTable, useLocalList } from '@mowka/web/views/list'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LanguageCounts, statsColumns, Trend } from './stats-columns'
import { joinedLearners, type Learner, statsList, statsRules, statsTable } from './stats-list'

type Stats = AnswerOf<'getCompanyStats'>

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s4};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const Total = styled.p`
  font-size: ${tokens.fs28};
  font-weight: 800;
  font-variant-numeric: tabular-nums;
`
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Company totals of the last two weeks per language, and a chart of the weeks (K-PAGE-07, K-PAGE-08). */
function CompanyTotals({ stats: { company, weeks } }: { stats: Stats }) {
  const { t } = useTranslation('company')
  const wide = useMediaQuery(queries.medium)
  const days = ({ from, to }: { from: string; to: string }) =>
    t('stats.days', { from: formatDate(noon(from)), to: formatDate(noon(to)) })
  const [before, last] = weeks.slice(-2)
  return (
    <Stack gap={4}>
      <Two>
        <Week title={t('stats.current')} days={last && days(last)} count={company.currentWeek}>
          <Trend trend={company.trend} />
        </Week>
        <Week title={t('stats.previous')} days={before && days(before)} count={company.previousWeek} />
      </Two>
      <Card>
        <BarChart
          title={t('stats.chart')}
          note={t('stats.chartNote')}
          width={wide ? 860 : 330}
          columns={[t('stats.week'), t('stats.done')]}
          bars={weeks.map((week, index) => ({
            name: days(week),
            short: `${week.from.slice(8)}.${week.from.slice(5, 7)}`,
            value: week.total,
            text: t('stats.exercises', { count: week.total }),
            isLit: index === weeks.length - 1,
          }))}
        />
      </Card>
    </Stack>
  )
}

function Week({
  title,
  days,
  count,
  children,
}: {
  title: string
  days: string | undefined
  count: CompanyCount
  children?: ReactNode
}) {
  const { t } = useTranslation('company')
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <div>
          <h3>{title}</h3>
          <Muted as="p" size={14}>
            {days}
          </Muted>
        </div>
        <Total>{t('stats.exercises', { count: count.total })}</Total>
        <LanguageCounts perLang={count.perLang} />
        {children}
      </Stack>
    </Card>
  )
}

/** Learning statistics of the company: totals, weeks and employees (K-PAGE-07 to -09). */
export default function StatsTab({
  companyId,
  people,
}: {
  companyId: string
  people: ReadState<{ rows: CompanyUser[] }>
}) {
  const { t } = useTranslation('company')
  const reads = useReads({ stats: read('getCompanyStats', { id: companyId }) })
  return (
    <ReadStates
      reads={reads}
      skeleton={<Skeleton height={480} radius={16} />}
      failed={
        <ErrorState
          title={t('stats.error.title')}
          onRetry={reads.state === 'failed' ? () => void reads.retry() : undefined}
          retrying={reads.state === 'failed' && reads.retrying}
        >
          {t('stats.error.text')}
        </ErrorState>
      }
    >
      {({ stats }) => (
        <Stack gap={6}>
          <CompanyTotals stats={stats} />
          <LearnersTable people={people} stats={stats} />
        </Stack>
      )}
    </ReadStates>
  )
}

/** Table of the employees with both weeks, and a CSV export. */
function LearnersTable({
  people,
  stats,
}: {
  people: ReadState<{ rows: CompanyUser[] }>
  stats: AnswerOf<'getCompanyStats'>
}) {
  const { t } = useTranslation(['company', 'common'])
  const learners = people.state === 'ready' ? joinedLearners(people.data.rows, stats.users) : undefined
  const rows: ReadState<{ rows: Learner[] }> =
    people.state === 'ready' ? { ...people, data: { rows: learners ?? [] } } : people
  const list = useLocalList(statsList, rows, statsRules)
  const download = () => {
    const heads = {
      email: t('users.column.email'),
      firstname: t('stats.firstname'),
      lastname: t('stats.lastname'),
      current: t('stats.current'),
      previous: t('stats.previous'),
      change: t('stats.change'),
      percent: t('stats.percent'),
    }
    const table = statsTable(learners ?? [], heads, (lang) => t(languageOf(lang).fullNameTK))
    const day = warsawDay(new Date())
    saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), `mowka-${t('stats.file')}-${day}.csv`)
  }
  return (
    <Stack as="section" aria-labelledby="company-learners">
      <Row justify="between">
        <h2 id="company-learners">{t('stats.people')}</h2>
        <Button
          leftIcon={<IconDownload aria-hidden />}
          disabled={learners === undefined || learners.length === 0}
          onClick={download}
        >
          {t('stats.export')}
        </Button>
      </Row>
      <ListTable
        caption={t('stats.caption')}
        handle={list}
        columns={statsColumns(t)}
        rowKey={({ user }) => user.id}
        texts={{
          filters: t('users.filters'),
          searchHint: t('users.searchHint'),
          empty: { title: t('stats.empty.title'), text: t('stats.empty.text') },
          notFound: {
            title: t('users.notFound.title', { search: list.view.filters.$search }),
            text: t('users.notFound.text'),
            clear: t('users.notFound.clear'),
          },
          failed: { title: t('users.error.title'), text: t('users.error.text') },
        }}
      />
    </Stack>
  )
}
