import type { CompanyCount } from '@mowka/contract/schemas/company'
import { Muted, Stack } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { fullName } from '../users/user-list'
import { LanguageCounts, Trend } from './stats-cells'
import type { Learner } from './stats-list'

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
