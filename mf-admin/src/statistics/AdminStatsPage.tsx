import type { LangCode } from '@mowka/contract/schemas/common'
import type { PlatformDay, PlatformStats, SubscriptionCount } from '@mowka/contract/schemas/editor/operations'
import { langFromPath, languageOf } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import {
  Card,
  Grid,
  Muted,
  Page,
  PageHeader,
  queries,
  Select,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { BarChart } from '@mowka/web/views/chart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoAccess } from '../list/NoAccess'

/** A kind of subscription, parsed from `months:sourceLang:targetLang` (A-STAT-04). */
type SubscriptionKind = { months: number; sourceLang: LangCode; targetLang: LangCode }

/** Parses a kind of subscription; `null` if the id is malformed. */
export function readSubscriptionKind(id: string): SubscriptionKind | null {
  const [months, source, target, ...rest] = id.split(':')
  const sourceLang = langFromPath(source)
  const targetLang = langFromPath(target)
  const count = Number(months)
  return Number.isInteger(count) && count > 0 && sourceLang && targetLang && rest.length === 0
    ? { months: count, sourceLang, targetLang }
    : null
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (lang: LangCode) => inEnglish.of(languageOf(lang).tag.split('-')[0] ?? '') ?? lang

/**
 * Returns the name of a subscription kind, e.g. "6 months, Polish to English", or the id if it is malformed
 * (A-STAT-01).
 */
export function subscriptionName(id: string): string {
  const kind = readSubscriptionKind(id)
  if (!kind) return id
  const months = kind.months === 1 ? '1 month' : `${kind.months} months`
  return `${months}, ${nameOf(kind.sourceLang)} to ${nameOf(kind.targetLang)}`
}

const Figure = styled(Card)`
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  dd { font-size: ${tokens.fs22}; font-weight: 800; font-variant-numeric: tabular-nums; }
`
const Kinds = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption { margin-bottom: ${tokens.s2}; font-weight: 800; text-align: start; }
  th, td { padding: ${tokens.s2} 0; border-top: 1px solid ${tokens.line}; text-align: start; font-weight: inherit; }
  td { text-align: end; font-variant-numeric: tabular-nums; }
`

/** The numbers in the order of the page (A-STAT-02): those without a chart, and those over time. */
const numbers = [
  'usersCount',
  'newUsers',
  'activeTrials',
  'trialsWithoutSubscription',
  'usersWithExpiredSubscription',
  'revenue',
  'allFinishedExercises',
  'recentlyFinishedExercises',
] as const satisfies readonly (keyof PlatformStats)[]

const measures = ['newUsers', 'newSubscriptions', 'revenue', 'finishedExercises'] as const
type Measure = (typeof measures)[number] & keyof PlatformDay

const english = new Intl.NumberFormat('en')
// English, because a Polish decimal comma next to English numbers would look like a thousands separator.
const englishMoney = new Intl.NumberFormat('en', { style: 'currency', currency: 'PLN' })
const inWords = (of: string, value: number) =>
  of === 'revenue' ? englishMoney.format(value / 100) : english.format(value)

function Subscriptions({ title, counts }: { title: string; counts: readonly SubscriptionCount[] }) {
  const { t } = useTranslation('admin')
  const total = counts.reduce((sum, each) => sum + each.total, 0)
  return (
    <Card>
      {counts.length === 0 ? (
        <Stack gap={2}>
          <h2>{title}</h2>
          <Muted>{t('stats.none')}</Muted>
        </Stack>
      ) : (
        <Kinds>
          <caption>{`${title}: ${english.format(total)}`}</caption>
          <tbody>
            {counts.map(({ _id, total: ofKind }) => (
              <tr key={_id}>
                <th scope="row">{subscriptionName(_id)}</th>
                <td>{english.format(ofKind)}</td>
              </tr>
            ))}
          </tbody>
        </Kinds>
      )}
    </Card>
  )
}

/** A chart of one number over the last 30 days (A-STAT-06). */
function OverTime({ days }: { days: readonly PlatformDay[] }) {
  const { t } = useTranslation('admin')
  const [measure, setMeasure] = useState<Measure>('finishedExercises')
  const wide = useMediaQuery(queries.medium)
  const sum = days.reduce((all, day) => all + day[measure], 0)
  return (
    <Card>
      <Stack gap={4}>
        <h2>{t('stats.overTime')}</h2>
        <Select<Measure>
          label={t('stats.measure')}
          value={measure}
          onChange={setMeasure}
          options={measures.map((value) => ({ value, label: t(`stats.measures.${value}`) }))}
        />
        <BarChart
          title={t('stats.perDay', { what: t(`stats.measures.${measure}`) })}
          note={t('stats.sum', { sum: inWords(measure, sum) })}
          width={wide ? 860 : 330}
          // Whole złoty: grosz would clutter the axis.
          format={(value) => english.format(measure === 'revenue' ? value / 100 : value)}
          columns={[t('stats.day'), t(`stats.measures.${measure}`)]}
          bars={days.map((each) => ({
            name: formatDate(`${each.day}T12:00:00Z`),
            short: `${each.day.slice(8)}.${each.day.slice(5, 7)}`,
            value: each[measure],
            text: inWords(measure, each[measure]),
          }))}
        />
      </Stack>
    </Card>
  )
}

/** The statistics of the platform, in English (A-STAT). */
export default function AdminStatsPage() {
  const { t } = useTranslation('admin')
  const reads = useReads({ stats: read('getPlatformStats') })
  usePageTitle(t('stats.title'))
  return (
    <Page lang="en">
      <PageHeader title={t('stats.title')} note={t('stats.window')} />
      <ReadStates
        reads={reads}
        headingLevel={2}
        locked={<NoAccess />}
        skeleton={
          <Stack gap={4}>
            <Skeleton height={190} radius={16} />
            <Skeleton height={330} radius={16} />
          </Stack>
        }
      >
        {({ stats }) => (
          <Stack gap={4}>
            <Grid as="dl" columns={4}>
              {numbers.map((name) => (
                <Figure key={name}>
                  <dt>{t(`stats.numbers.${name}`)}</dt>
                  <dd>{inWords(name, stats[name])}</dd>
                </Figure>
              ))}
            </Grid>
            <OverTime days={stats.days} />
            <Grid columns={2}>
              <Subscriptions title={t('stats.newSubscriptions')} counts={stats.newSubscriptions} />
              <Subscriptions title={t('stats.activeSubscriptions')} counts={stats.activeSubscriptions} />
            </Grid>
          </Stack>
        )}
      </ReadStates>
    </Page>
  )
}
