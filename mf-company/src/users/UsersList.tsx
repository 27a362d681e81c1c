import type { CompanyUser } from '@mowka/shared/contract/schemas/company'
import { Button, EmptyState, ErrorState, Muted, SearchField, Skeleton, Stack, tokens } from '@mowka/shared/ui'
import { DataTable, type Sort } from '@mowka/shared/ui/table'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { findUsers, pageRows, sortUsers, USER_PAGE_SIZES } from './find-users'
import { userColumns } from './user-columns'

const Bar = styled.div`
  scroll-margin-top: calc(${tokens.header} + ${tokens.s4});
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.s3} ${tokens.s4};
  > :last-child { flex: 0 1 360px; min-width: min(100%, 240px); }
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.s1} ${tokens.s3};
`

/** The people of the company: searched, ordered and paged here, because the call answers all of them at once. */
export function UsersList({
  users,
  failed,
  retrying,
  onRetry,
  now,
}: {
  /** Undefined while they load. */
  users: readonly CompanyUser[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  now: Date
}) {
  const { t } = useTranslation(['company', 'common'])
  const top = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ field: 'email', direction: 'asc' })
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(USER_PAGE_SIZES[0])

  if (users === undefined && failed)
    return (
      <ErrorState title={t('users.error.title')} onRetry={onRetry} retrying={retrying}>
        {t('users.error.text')}
      </ErrorState>
    )

  const found = users && sortUsers(findUsers(users, search), sort)
  const shown = found && pageRows(found, page, pageSize)
  const look = (next: string) => {
    setSearch(next)
    setPage(1)
  }
  return (
    <Stack as="section" aria-labelledby="company-users">
      <Bar ref={top}>
        <Title>
          <h2 id="company-users">{t('users.list')}</h2>
          {found === undefined ? (
            <Skeleton width={64} height={16} />
          ) : (
            <Muted as="span" size={14}>
              {t('users.count', { count: found.length })}
            </Muted>
          )}
        </Title>
        {users?.length !== 0 && (
          <SearchField
            size="sm"
            label={t('common:search')}
            placeholder={t('users.searchHint')}
            value={search}
            onChange={look}
            disabled={users === undefined}
          />
        )}
      </Bar>
      <DataTable
        caption={t('users.caption')}
        columns={userColumns(t, now)}
        rows={shown?.rows}
        rowKey={(user) => user.id}
        sort={sort}
        onSort={(next) => {
          setSort(next)
          setPage(1)
        }}
        skeletonRows={8}
        paging={{
          page: shown?.page ?? 1,
          pageSize,
          total: found?.length ?? 0,
          pageSizes: USER_PAGE_SIZES,
          onPage: (next) => {
            setPage(next)
            // The pager is below the rows: another page is read from its top.
            top.current?.scrollIntoView({ block: 'start' })
          },
          onPageSize: (size) => {
            setPageSize(size)
            setPage(1)
          },
        }}
        empty={
          search === '' ? (
            <EmptyState title={t('users.empty.title')}>{t('users.empty.text')}</EmptyState>
          ) : (
            <EmptyState
              title={t('users.notFound.title', { search })}
              actions={<Button onClick={() => look('')}>{t('users.notFound.clear')}</Button>}
            >
              {t('users.notFound.text')}
            </EmptyState>
          )
        }
      />
    </Stack>
  )
}
