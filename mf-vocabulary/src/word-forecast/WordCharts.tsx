import type { WordForecast } from '@mowka/contract/schemas/vocabulary'
import { formatDate } from '@mowka/domain/time'
import { Card, Muted, media, queries, Skeleton, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { FailedNote, ReadStates } from '@mowka/web/views'
import { BarChart } from '@mowka/web/views/chart'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Share in percent, rounded; null if the total is zero. */
export const percentOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100)

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${tokens.s4};
  h3 { font-size: ${tokens.fs16}; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Chart of the words due in the next 14 days. */
function Forecast({ days }: { days: WordForecast['days'] }) {
  const { t, i18n } = useTranslation('vocabulary')
  const wide = useMediaQuery(queries.medium)
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const dayOf = (day: string) => String(Number(day.slice(8)))
  return (
    <BarChart
      title={t('forecast.title')}
      note={t('forecast.total', { words: t('repetitionWords.words', { count: total }) })}
      width={wide ? 620 : 330}
      columns={[t('forecast.day'), t('forecast.words')]}
      bars={days.map(({ day, count }, index) => ({
        name: index === 0 ? t('forecast.today') : `${weekday.format(noon(day))} ${formatDate(noon(day))}`,
        short: wide && index === 0 ? t('forecast.today') : dayOf(day),
        value: count,
        text: t('repetitionWords.words', { count }),
        isLit: index === 0,
      }))}
    />
  )
}

/** Chart of the weekly share of correct reviews. */
function Retention({ retention }: { retention: WordForecast['retention'] }) {
  const { t } = useTranslation('vocabulary')
  const whole = percentOf(retention.successful, retention.reviews)
  if (whole === null) {
    return (
      <>
        <h3>{t('forecast.retention')}</h3>
        <Muted>{t('forecast.noReviews')}</Muted>
      </>
    )
  }
  return (
    <BarChart
      title={t('forecast.retention')}
      note={
        <>
          <b>{whole}%</b> {t('forecast.ofReviews', { count: retention.reviews })}
        </>
      }
      width={400}
      ticks={[0, 50, 100]}
      format={(value) => `${value}%`}
      columns={[t('forecast.week'), t('forecast.remembered')]}
      bars={retention.weeks.map(({ from, reviews, successful }) => {
        const percent = percentOf(successful, reviews)
        return {
          name: formatDate(noon(from)),
          short: `${from.slice(8)}.${from.slice(5, 7)}`,
          value: percent,
          text: percent === null ? t('forecast.none') : `${percent}%`,
        }
      })}
    />
  )
}

/** Charts of the words due on each of the next 14 days and of the retention so far. */
export default function WordCharts() {
  const { t } = useTranslation('vocabulary')
  const reads = useReads({ forecast: read('getWordForecast') })
  return (
    <ReadStates
      reads={reads}
      skeleton={<Skeleton height={268} radius={16} />}
      failed={({ retry, retrying }) => (
        <FailedNote onRetry={retry} retrying={retrying}>
          {t('forecast.failed')}
        </FailedNote>
      )}
    >
      {({ forecast }) => (
        <Two>
          <Card>
            <Forecast days={forecast.days} />
          </Card>
          <Card>
            <Retention retention={forecast.retention} />
          </Card>
        </Two>
      )}
    </ReadStates>
  )
}
