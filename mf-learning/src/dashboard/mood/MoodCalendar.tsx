import type { MoodEntry } from '@mowka/contract/schemas/statistics'
import { IconButton, queries, tokens, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Mood, type MoodDay, type MoodMonth, moodMonths, moods } from './moods'

const Face = styled.svg<{ $mood: Mood }>`
  width: 29px;
  height: 29px;
  border-radius: ${({ $mood }) => ($mood === 1 ? '9px' : '50%')};
  background: ${({ $mood }) =>
    ({
      1: tokens.navySoft,
      2: tokens.navySoft,
      3: tokens.sunken,
      4: tokens.sparkSoft,
      5: tokens.spark,
    })[$mood]};
  color: ${({ $mood }) => ($mood === 5 ? tokens.onSpark : tokens.text)};
  fill: currentColor;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-width: 1.6;
  circle { stroke: none; }
  path { fill: ${({ $mood }) => ($mood === 5 ? 'currentColor' : 'none')}; }
`
const mouths: Record<Mood, string> = {
  1: 'M8.5 17q3.5-3.5 7 0',
  2: 'M8.5 16.2q3.5-1.8 7 0',
  3: 'M8.5 15.5h7',
  4: 'M8.5 14.5q3.5 3 7 0',
  5: 'M8 14q4 5.5 8 0z',
}

/** Small face of a mood. Decorative. */
const MoodFace = ({ mood }: { mood: Mood }) => (
  <Face $mood={mood} viewBox="0 0 24 24" aria-hidden>
    <circle cx="8.5" cy="10" r="1.3" />
    <circle cx="15.5" cy="10" r="1.3" />
    <path d={mouths[mood]} />
  </Face>
)

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.s6};
  h3 { margin-bottom: ${tokens.s2}; font-size: ${tokens.fs16}; }
`
const Days = styled.ol<{ $large: boolean }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px ${({ $large }) => ($large ? '4px' : '1px')};
  li {
    display: grid;
    place-items: center;
    height: ${({ $large }) => ($large ? 36 : 31)}px;
    color: ${tokens.muted};
    font-size: ${({ $large }) => ($large ? tokens.fs14 : tokens.fs13)};
    font-weight: ${tokens.fwStrong};
  }
  li > b {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px ${tokens.primary};
    color: ${tokens.text};
  }
  ${({ $large }) => $large && 'svg { width: 34px; height: 34px; }'}
`
const Place = styled.li<{ $column: number | undefined }>`
  ${({ $column }) => $column && `grid-column-start: ${$column};`}
`
const Switcher = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-inline: -8px;
  h3 { font-size: ${tokens.fs16}; }
`
const Sums = styled.div`
  margin-top: auto;
  padding-top: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  font-size: ${tokens.fs14};
  > p { margin-bottom: ${tokens.s2}; color: ${tokens.muted}; }
`
const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s5};
  li { display: inline-flex; gap: 6px; align-items: center; }
  svg { width: 24px; height: 24px; }
`

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Returns names of days and months in the interface language. */
function useDayNames() {
  const { t, i18n } = useTranslation('dashboard')
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...options })
  const [month, full, day] = [
    format({ month: 'long' }),
    format({ month: 'long', year: 'numeric' }),
    format({ day: 'numeric', month: 'long' }),
  ]
  return {
    month: (first: string) => upper(month.format(noon(first))),
    monthOfYear: (first: string) => upper(full.format(noon(first))),
    day: (of: string) => day.format(noon(of)),
    /** Two letters each, from Monday; the browser's abbreviations are too long. */
    weekdays: t('calendar.weekdays').split(' '),
  }
}

function DayOfMonth({ day, mood, isToday, column }: MoodDay & { column: number | undefined }) {
  const { t } = useTranslation('dashboard')
  const names = useDayNames()
  const number = Number(day.slice(8))
  return (
    <Place $column={column} aria-current={isToday ? 'date' : undefined}>
      <VisuallyHidden>
        {`${isToday ? `${t('streak.now')}, ` : ''}${names.day(day)}${mood ? `: ${t(`mood.${mood}`)}` : ''}`}
      </VisuallyHidden>
      {mood ? (
        <MoodFace mood={mood} />
      ) : isToday ? (
        <b aria-hidden>{number}</b>
      ) : (
        <span aria-hidden>{number}</span>
      )}
    </Place>
  )
}

function Month({ month: { first, offset, days }, isLarge }: { month: MoodMonth; isLarge: boolean }) {
  const names = useDayNames()
  return (
    <Days $large={isLarge} aria-label={names.monthOfYear(first)}>
      {names.weekdays.map((name) => (
        <li key={name} aria-hidden>
          {name}
        </li>
      ))}
      {days.map((each, index) => (
        <DayOfMonth key={each.day} {...each} column={index === 0 ? offset + 1 : undefined} />
      ))}
    </Days>
  )
}

function Summary({ months }: { months: readonly MoodMonth[] }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const names = useDayNames()
  const [only] = months
  return (
    <Sums>
      <p id={id}>
        {months.length > 1 || !only
          ? t('calendar.total')
          : t('calendar.summary', { month: names.monthOfYear(only.first) })}
      </p>
      <Counts aria-labelledby={id}>
        {moods.toReversed().map((mood) => (
          <li key={mood}>
            <MoodFace mood={mood} />
            {t(`mood.${mood}`)} <b>{months.reduce((sum, { counts }) => sum + counts[mood], 0)}</b>
          </li>
        ))}
      </Counts>
    </Sums>
  )
}

/** Three months side by side, or one at a time on smaller screens (L-DASH-06, L-DASH-07). */
export function MoodCalendar({ today, entries }: { today: string; entries: readonly MoodEntry[] }) {
  const { t } = useTranslation('dashboard')
  const isWide = useMediaQuery(queries.medium)
  const names = useDayNames()
  const months = moodMonths(today, entries)
  const last = months.length - 1
  const [at, setAt] = useState(last)
  const shown = months[isWide ? last : at]
  if (!shown) return null
  return (
    <>
      {isWide ? (
        <Months>
          {months.map((month) => (
            <div key={month.first}>
              <h3>{names.month(month.first)}</h3>
              <Month month={month} isLarge={false} />
            </div>
          ))}
        </Months>
      ) : (
        <div>
          <Switcher>
            <IconButton
              aria-label={t('calendar.before')}
              aria-disabled={at === 0}
              onClick={() => setAt(Math.max(0, at - 1))}
            >
              <IconChevronLeft aria-hidden />
            </IconButton>
            <h3 aria-live="polite">{names.monthOfYear(shown.first)}</h3>
            <IconButton
              aria-label={t('calendar.after')}
              aria-disabled={at === last}
              onClick={() => setAt(Math.min(last, at + 1))}
            >
              <IconChevronRight aria-hidden />
            </IconButton>
          </Switcher>
          <Month month={shown} isLarge />
        </div>
      )}
      <Summary months={isWide ? months : [shown]} />
    </>
  )
}
