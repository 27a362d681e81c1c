import type { AnswerOf } from '@mowka/contract/calls'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ActiveLearners, RevenuePart, SignupWeek } from '@mowka/contract/schemas/editor/insights'
import { formatMoney } from '@mowka/domain/shop/money'
import { Muted, tokens } from '@mowka/kernel/ui'
import { Bars } from '@mowka/web/views/chart'
import styled from 'styled-components'
import { Lines, type RowBar, RowBars } from './charts'
import { ColumnHeads, Numbers, type Shown } from './ReportCard'
import { count, label, money, percent, percentOf } from './report-table'
import {
  CHART_ROWS,
  dayText,
  langText,
  monthText,
  planText,
  shareText,
  shortDay,
  type Texts,
} from './report-texts'

const steps = ['accounts', 'withLanguage', 'learned', 'tried', 'bought'] as const
const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)
const numberText = (value: number, lang: string) => new Intl.NumberFormat(lang).format(value)

/** From account to purchase. */
export function funnelReport(t: Texts, lang: string, { weeks }: AnswerOf<'getSignupInsights'>): Shown {
  const sums = steps.map((step) => sumOf(weeks, (week) => week[step]))
  const [accounts = 0] = sums
  const direct = sumOf(weeks, ({ boughtDirectly }) => boughtDirectly)
  return {
    isEmpty: accounts === 0,
    table: {
      columns: [t('funnel.step'), t('funnel.people'), t('funnel.ofPrevious'), t('funnel.ofAll')],
      rows: [
        ...steps.map((step, index) => [
          label(t(`funnel.${step}`)),
          count(sums[index] ?? 0),
          percent(index === 0 ? null : (sums[index] ?? 0), sums[index - 1] ?? 0),
          percent(sums[index] ?? 0, accounts),
        ]),
        [
          label(t('funnel.boughtDirectly')),
          count(direct),
          { value: null, unit: 'percent' as const },
          percent(direct, accounts),
        ],
      ],
    },
    chart: () => (
      <RowBars
        bars={steps.map((step, index): RowBar => {
          const share = index === 0 ? null : percentOf(sums[index] ?? 0, sums[index - 1] ?? 0)
          const value = sums[index] ?? 0
          return {
            name: t(`funnel.${step}`),
            value,
            text: numberText(value, lang),
            ...(share !== null && { note: `${share}%` }),
          }
        })}
      />
    ),
  }
}

const Heat = styled(Numbers)`
  td[data-share] {
    background: color-mix(in srgb, ${tokens.progress} var(--share), ${tokens.card});
    text-align: center;
    font-weight: 700;
  }
  td[data-share='dark'] { color: ${tokens.card}; }
`
const returns = ['learned', 'day1', 'day7', 'day30'] as const

/** Share from which a cell is dark enough for light text. Between this and `FAINTEST_DARK` no contrast is sufficient. */
const DARK = 60
const STRONGEST_LIGHT = 38

/** The colour strength of a share in percent, which skips the range where no text colour has enough contrast. */
const strengthOf = (share: number): number => (share >= DARK ? share : Math.min(share, STRONGEST_LIGHT))

/** Return on days 1, 7 and 30 by week of sign-up. */
export function retentionReport(t: Texts, lang: string, { weeks }: AnswerOf<'getSignupInsights'>): Shown {
  const rows = weeks.filter(({ accounts }) => accounts > 0)
  const columns = [t('week'), t('retention.accounts'), ...returns.map((each) => t(`retention.${each}`))]
  const cell = (week: SignupWeek, of: (typeof returns)[number]) => {
    const share = percentOf(week[of], week.accounts)
    return share === null ? (
      <td key={of} data-name={t(`retention.${of}`)}>
        –
      </td>
    ) : (
      <td
        key={of}
        data-name={t(`retention.${of}`)}
        data-share={share >= DARK ? 'dark' : 'light'}
        style={{ '--share': `${strengthOf(share)}%` } as React.CSSProperties}
      >
        {`${share}%`}
      </td>
    )
  }
  return {
    isEmpty: rows.length === 0,
    table: {
      columns: [
        t('week'),
        t('retention.accounts'),
        ...returns.flatMap((each) => [t(`retention.${each}`), `${t(`retention.${each}`)}, ${t('share')}`]),
      ],
      rows: rows.map((week) => [
        label(dayText(week.week)),
        count(week.accounts),
        ...returns.flatMap((each) => [count(week[each]), percent(week[each], week.accounts)]),
      ]),
    },
    chart: () => (
      <Heat aria-label={t('retention.title')}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map((week) => (
            <tr key={week.week}>
              <th scope="row">{dayText(week.week)}</th>
              <td data-name={columns[1]}>{numberText(week.accounts, lang)}</td>
              {returns.map((each) => cell(week, each))}
            </tr>
          ))}
        </tbody>
      </Heat>
    ),
  }
}

/** From trial to purchase by week. */
export function trialReport(t: Texts, _lang: string, { weeks }: AnswerOf<'getTrialInsights'>): Shown {
  const [trials, bought] = [sumOf(weeks, (week) => week.trials), sumOf(weeks, (week) => week.bought)]
  return {
    isEmpty: trials === 0,
    above: trials > 0 && <Muted>{t('trials.axis', { share: shareText(percentOf(bought, trials)) })}</Muted>,
    table: {
      columns: [t('week'), t('trials.trials'), t('trials.bought'), t('share')],
      rows: weeks.map((week) => [
        label(dayText(week.week)),
        count(week.trials),
        count(week.bought),
        percent(week.bought, week.trials),
      ]),
    },
    chart: (width) => (
      <Bars
        width={width}
        format={(value) => `${value}%`}
        bars={weeks.map((week) => ({
          name: dayText(week.week),
          short: shortDay(week.week),
          value: percentOf(week.bought, week.trials),
        }))}
      />
    ),
  }
}

const kinds = { months: 'month', languages: 'language', plans: 'plan', coupons: 'coupon' } as const
export type RevenueKind = keyof typeof kinds

function partName(t: Texts, kind: RevenueKind, key: string | null): string {
  if (key === null) return t('revenue.noCoupon')
  if (kind === 'months') return monthText(key)
  if (kind === 'languages') return langText(t, key)
  return kind === 'plans' ? planText(t, key) : key
}

const netOf = ({ sold, refunded }: RevenuePart) => sold - refunded

/** Revenue by month, language, plan or coupon. */
export function revenueReport(
  t: Texts,
  _lang: string,
  data: AnswerOf<'getRevenueInsights'>,
  kind: RevenueKind,
): Shown {
  const parts = data[kind]
  const sold = sumOf(parts, (part) => part.sold)
  const refunded = sumOf(parts, (part) => part.refunded)
  return {
    isEmpty: sold === 0 && refunded === 0,
    above: (sold > 0 || refunded > 0) && (
      <Muted>
        {t('revenue.sum', {
          net: formatMoney(sold - refunded),
          sold: formatMoney(sold),
          refunded: formatMoney(refunded),
        })}
      </Muted>
    ),
    table: {
      columns: [
        t(`revenue.${kinds[kind]}`),
        t('revenue.items'),
        t('revenue.sold'),
        t('revenue.refunded'),
        t('revenue.net'),
      ],
      rows: parts.map((part) => [
        label(partName(t, kind, part.key)),
        count(part.items),
        money(part.sold),
        money(part.refunded),
        money(netOf(part)),
      ]),
    },
    chart: () => (
      <RowBars
        bars={(kind === 'months' ? parts : parts.slice(0, CHART_ROWS)).map((part) => ({
          name: partName(t, kind, part.key),
          value: netOf(part),
          text: formatMoney(netOf(part)),
        }))}
      />
    ),
  }
}

const learnersOf = (row: ActiveLearners, lang: LangCode) =>
  row.languages.find((each) => each.lang === lang)?.learners ?? 0

/** Active learners per day or week, in all languages and in each one. */
export function activeReport(
  t: Texts,
  lang: string,
  data: AnswerOf<'getActivityInsights'>,
  { by, of }: { by: 'weeks' | 'days'; of: LangCode | undefined },
): Shown {
  const rows = data[by]
  const languages = [...new Set(rows.flatMap((row) => row.languages.map((each) => each.lang)))].sort()
  const all = { name: of ? langText(t, of) : t('active.all'), values: rows.map((row) => row.all) }
  const perLang = (of ? [] : languages).map((each) => ({
    name: langText(t, each),
    values: rows.map((row) => learnersOf(row, each)),
  }))
  const lines = [all, ...perLang]
  return {
    isEmpty: rows.every((row) => row.all === 0),
    table: {
      columns: [t(by === 'weeks' ? 'week' : 'active.day'), ...lines.map(({ name }) => name)],
      rows: rows.map((row, index) => [
        label(dayText(row.start)),
        ...lines.map(({ values }) => count(values[index] ?? 0)),
      ]),
    },
    chart: (width) => (
      <Lines
        width={width}
        lines={lines}
        labels={rows.map((row) => shortDay(row.start))}
        format={(value) => numberText(value, lang)}
      />
    ),
  }
}
