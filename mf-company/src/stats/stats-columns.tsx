import type { CompanyCount, WeekStats } from '@mowka/contract/schemas/company'
import { languages } from '@mowka/domain/languages/languages'
import { Flag, Muted, Stack, Status, tokens } from '@mowka/kernel/ui'
import { IconArrowDown, IconArrowRight, IconArrowUp } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { fullName } from '../users/user-columns'
import type { Learner } from './stats-list'

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: inline-flex; align-items: center; gap: ${tokens.s2}; font-variant-numeric: tabular-nums; }
`

/** Counts per language, in the product's language order (K-PAGE-08). */
export function LanguageCounts({ perLang }: Pick<CompanyCount, 'perLang'>) {
  const { t } = useTranslation(['company', 'common'])
  const used = languages.filter(({ langCode }) => perLang[langCode] !== undefined)
  if (used.length === 0) return null
  return (
    <Lines>
      {used.map(({ langCode, fullNameTK }) => (
        <li key={langCode}>
          <Flag langCode={langCode} size={20} />
          <span>
            {t(fullNameTK)}: {perLang[langCode]}
          </span>
        </li>
      ))}
    </Lines>
  )
}

/** An arrow with the change from the previous week, absolute and in percent (K-PAGE-08). */
export function Trend({ trend: { totalNumber, totalPercentage } }: Pick<WeekStats, 'trend'>) {
  const { t } = useTranslation('company')
  const kind = totalNumber > 0 ? 'up' : totalNumber < 0 ? 'down' : 'same'
  const icons = {
    up: <IconArrowUp aria-hidden />,
    down: <IconArrowDown aria-hidden />,
    same: <IconArrowRight aria-hidden />,
  }
  const number = `${totalNumber > 0 ? '+' : totalNumber < 0 ? '−' : ''}${Math.abs(totalNumber)}`
  const percent =
    totalPercentage === null ? '' : ` (${totalPercentage < 0 ? '−' : ''}${Math.abs(totalPercentage)}%)`
  const tones = { up: 'success', down: 'danger', same: 'muted' } as const
  return (
    <Status tone={tones[kind]} icon={icons[kind]}>
      <span role="img" aria-label={`${t(`stats.trend.${kind}`)}: ${number}${percent}`}>
        {number}
        {percent}
      </span>
    </Status>
  )
}

/** Weekly count of an employee, broken down by language if there are several. */
function Week({ count }: { count: CompanyCount }) {
  return (
    <Stack gap={1}>
      <b>{count.total}</b>
      {Object.keys(count.perLang).length > 0 && <LanguageCounts perLang={count.perLang} />}
    </Stack>
  )
}

/** Columns of the employee statistics table (K-PAGE-09). */
export const statsColumns = (t: TFunction<['company', 'common']>): Column<Learner>[] => [
  {
    id: 'email',
    header: t('stats.person'),
    sortable: true,
    card: 'title',
    width: '34%',
    cell: ({ user }) => (
      <Stack gap={1}>
        <b>{fullName(user) || user.email}</b>
        {fullName(user) !== '' && (
          <Muted as="span" size={14}>
            {user.email}
          </Muted>
        )}
      </Stack>
    ),
  },
  {
    id: 'current',
    header: t('stats.current'),
    sortable: true,
    card: 'line',
    width: '24%',
    cell: ({ stats }) => <Week count={stats.currentWeek} />,
  },
  {
    id: 'previous',
    header: t('stats.previous'),
    sortable: true,
    card: 'line',
    width: '24%',
    cell: ({ stats }) => <Week count={stats.previousWeek} />,
  },
  {
    id: 'trend',
    header: t('stats.change'),
    sortable: true,
    card: 'line',
    width: '18%',
    cell: ({ stats }) => <Trend trend={stats.trend} />,
  },
]
