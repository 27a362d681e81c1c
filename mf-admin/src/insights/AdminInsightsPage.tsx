import { insightPeriods } from '@mowka/contract/endpoints/editor/insights'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath, languages } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { Page, PageHeader, Select, tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { NoAccess } from '../list/NoAccess'
import { answerReport, exerciseReport, lessonReport } from './content-reports'
import { ReportCard } from './ReportCard'
import { dayText } from './report-texts'
import { activeReport, funnelReport, retentionReport, revenueReport, trialReport } from './reports'

type Weeks = (typeof insightPeriods)[number]
type Filters = { weeks: Weeks; lang?: LangCode }

const DEFAULT_WEEKS: Weeks = '13'

const Filter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(140px, 200px);
  gap: ${tokens.s3};
`
/** Cards in one row have the same height. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${tokens.s4};
`

/** Reads the filters of the address; unknown values are ignored. */
function useFilters() {
  const [query, setQuery] = useSearchParams()
  const weeks = insightPeriods.find((each) => each === query.get('weeks')) ?? DEFAULT_WEEKS
  const lang = langFromPath(query.get('lang') ?? '')
  const filters: Filters = { weeks, ...(lang && { lang }) }
  const change = (name: 'weeks' | 'lang', value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === DEFAULT_WEEKS) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return { filters, change }
}

/** Product analytics for operators: each chart with its numbers, their download and their definition. */
export default function AdminInsightsPage() {
  const { t, i18n } = useTranslation(['insights', 'common'])
  const { filters, change } = useFilters()
  const [by, setBy] = useState<'weeks' | 'days'>('weeks')
  const options = { keepPrevious: true }
  const signups = useReads({ data: read('getSignupInsights', filters, options) })
  const trials = useReads({ data: read('getTrialInsights', filters, options) })
  const revenue = useReads({ data: read('getRevenueInsights', filters, options) })
  const lessons = useReads({ data: read('getLessonInsights', filters, options) })
  const answers = useReads({ data: read('getAnswerInsights', filters, options) })
  const activity = useReads({ data: read('getActivityInsights', filters, options) })
  usePageTitle(t('title'))
  if (signups.state === 'locked') return <NoAccess />
  const lang = i18n.language
  const period = signups.state === 'ready' ? signups.data.data : null
  return (
    <Page>
      <PageHeader
        title={t('title')}
        note={period ? t('period', { from: dayText(period.from), to: dayText(period.to) }) : undefined}
      />
      <Filter>
        <Select
          label={t('lang')}
          value={filters.lang ?? ''}
          onChange={(value: LangCode | '') => change('lang', value)}
          options={[
            { value: '', label: t('allLangs') },
            ...languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) })),
          ]}
        />
        <Select
          label={t('weeks')}
          value={filters.weeks}
          onChange={(value) => change('weeks', value)}
          options={insightPeriods.map((value) => ({ value, label: t(`span.${value}`) }))}
        />
      </Filter>
      <Cards>
        <ReportCard
          title={t('funnel.title')}
          how={t('funnel.how')}
          file="funnel"
          reads={signups}
          show={(data) => funnelReport(t, lang, data)}
        />
        <ReportCard
          title={t('retention.title')}
          how={t('retention.how')}
          file="retention"
          reads={signups}
          show={(data) => retentionReport(t, lang, data)}
        />
        <ReportCard
          title={t('active.title')}
          how={t('active.how')}
          file="active"
          reads={activity}
          show={(data) => ({
            ...activeReport(t, lang, data, { by, of: filters.lang }),
            above: (
              <Select
                label={t('active.by')}
                value={by}
                onChange={setBy}
                options={(['weeks', 'days'] as const).map((value) => ({
                  value,
                  label: t(`active.${value}`),
                }))}
              />
            ),
          })}
        />
        <ReportCard
          title={t('trials.title')}
          how={t('trials.how')}
          file="trials"
          reads={trials}
          show={(data) => trialReport(t, lang, data)}
        />
        {(['months', 'languages', 'plans', 'coupons'] as const).map((kind) => (
          <ReportCard
            key={kind}
            title={t(`revenue.${kind}`)}
            how={kind === 'months' ? `${t('revenue.how')} ${t('revenue.howMonths')}` : t('revenue.how')}
            file={`revenue-${kind}`}
            reads={revenue}
            show={(data) => revenueReport(t, lang, data, kind)}
          />
        ))}
        <ReportCard
          title={t('lessonReport.title')}
          how={t('lessonReport.how')}
          file="lessons"
          reads={lessons}
          show={(data) => lessonReport(t, lang, data)}
        />
        <ReportCard
          title={t('exerciseReport.title')}
          how={t('exerciseReport.how')}
          file="exercises"
          reads={lessons}
          show={(data) => exerciseReport(t, lang, data)}
        />
        <ReportCard
          title={t('answers.title')}
          how={t('answers.how')}
          file="answers"
          reads={answers}
          show={(data) => answerReport(t, lang, data)}
        />
      </Cards>
    </Page>
  )
}
