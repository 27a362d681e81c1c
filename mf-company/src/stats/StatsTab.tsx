import type { AnswerOf } from '@mowka/contract/calls'
import type { CompanyUser } from '@mowka/contract/schemas/company'
import { languageOf } from '@mowka/domain/languages/languages'
import { warsawDay } from '@mowka/domain/time'
import { Button, ErrorState, Row, Skeleton, Stack } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { type ReadState, read, useReads } from '@mowka/web/api'
import { ReadStates, saveFile } from '@mowka/web/views'
import { ListTable, useLocalList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { CompanyTotals } from './CompanyTotals'
import { statsColumns } from './stats-columns'
import { joinedLearners, type Learner, statsList, statsRules, statsTable } from './stats-list'

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
