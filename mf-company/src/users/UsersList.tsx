import { read, useReads } from '@mowka/shared/api'
import { Muted, Skeleton, Stack, tokens } from '@mowka/shared/ui'
import { ListTable, useLocalList } from '@mowka/shared/views/list'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { userColumns } from './user-columns'
import { userList, userRules } from './user-list'

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.s1} ${tokens.s3};
`

/** The people of the company (K-PAGE-05). */
export function UsersList({ companyId, now }: { companyId: string; now: Date }) {
  const { t } = useTranslation(['company', 'common'])
  const reads = useReads({ rows: read('getCompanyUsers', { id: companyId }) })
  const list = useLocalList(userList, reads, userRules)
  return (
    <Stack as="section" aria-labelledby="company-users">
      <Title>
        <h2 id="company-users">{t('users.list')}</h2>
        {list.problem ? null : list.total === undefined ? (
          <Skeleton width={64} height={16} />
        ) : (
          <Muted as="span" size={14}>
            {t('users.count', { count: list.total })}
          </Muted>
        )}
      </Title>
      <ListTable
        handle={list}
        columns={userColumns(t, now)}
        rowKey={(user) => user.id}
        texts={{
          caption: t('users.caption'),
          filters: t('users.filters'),
          searchHint: t('users.searchHint'),
          empty: { title: t('users.empty.title'), text: t('users.empty.text') },
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
