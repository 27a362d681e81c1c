import { describeList } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { CompanyRow } from '@mowka/contract/schemas/company'
import { formatDate } from '@mowka/domain/time'
import { Badge, Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import { read, useReads } from '@mowka/web/api'
import { ListPage, useLocalList } from '@mowka/web/views/list'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoAccess } from '../list/NoAccess'

const companyList = describeList({
  filters: { $search: { kind: 'text' } },
  sort: ['name', 'contractActiveTo'],
  order: 'name:asc',
  sizes: [10, 25, 50, 100],
})
const rules = {
  searched: ({ name }: CompanyRow) => name,
  sorted: {
    name: ({ name }: CompanyRow) => name,
    contractActiveTo: ({ contractActiveTo }: CompanyRow) => contractActiveTo,
  },
}

/** The list of companies, with a button that adds one. */
export default function AdminCompaniesPage() {
  const { t } = useTranslation('admin')
  const reads = useReads({ rows: read('listCompanies') })
  const list = useLocalList(companyList, reads, rules)
  return (
    <ListPage
      title={t('companies.title')}
      count={(count) => t('companies.count', { count })}
      actions={
        <Button variant="primary" to={paths.adminAddCompany()} leftIcon={<IconPlus aria-hidden />}>
          {t('companies.add')}
        </Button>
      }
      handle={list}
      columns={companyColumns(t)}
      rowKey={({ _id }) => _id}
      locked={<NoAccess />}
      texts={t('companies.list', { returnObjects: true, search: list.view.filters.$search })}
    />
  )
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const companyColumns = (t: TFunction<'admin'>): Column<CompanyRow>[] => [
  {
    id: 'name',
    header: t('companies.column.name'),
    sortable: true,
    card: 'title',
    width: '40%',
    cell: ({ _id, name, active }) => (
      <>
        <Link to={paths.adminEditCompany({ companyId: _id })}>{name}</Link>{' '}
        {!active && <Badge tone="danger">{t('companies.inactive')}</Badge>}
      </>
    ),
  },
  {
    id: 'contractActiveTo',
    header: t('companies.column.contract'),
    sortable: true,
    card: 'inline',
    width: '20%',
    cell: ({ contractActiveTo }) => formatDate(noon(contractActiveTo)),
  },
  {
    id: 'people',
    header: t('companies.column.people'),
    card: 'inline',
    width: '20%',
    cell: ({ people }) => people,
  },
  {
    id: 'seats',
    header: t('companies.column.seats'),
    card: 'inline',
    width: '20%',
    cell: ({ seats, seatsUsed }) => t('companies.seatsOf', { used: seatsUsed, seats }),
  },
]
