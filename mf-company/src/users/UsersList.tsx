import type { CompanyUser } from '@mowka/contract/schemas/company'
import { Muted, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { ListTable, useLocalList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssignDialog } from './AssignDialog'
import { assignableAccesses, type BoughtAccesses } from './company-accesses'
import { UserActions, useUserActions } from './UserActions'
import { userColumns, userList, userRules } from './user-columns'

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.s1} ${tokens.s3};
`

/** The company's employees with their actions (K-PAGE-05, K-ACT). */
export function UsersList({
  companyId,
  people,
  bought,
  now,
}: {
  companyId: string
  people: ReadState<{ rows: CompanyUser[] }>
  /** Undefined while the packages are loading or if they failed to load. */
  bought: BoughtAccesses | undefined
  now: Date
}) {
  const { t } = useTranslation(['company', 'common'])
  const list = useLocalList(userList, people, userRules)
  const actions = useUserActions(companyId)
  const [assigned, setAssigned] = useState<CompanyUser | null>(null)
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
        caption={t('users.caption')}
        handle={list}
        columns={userColumns(t, now, (user) => (
          <UserActions
            user={user}
            isBusy={actions.isBusy}
            onAssign={setAssigned}
            onResend={(each) => void actions.resend(each)}
            onRemove={(each) => void actions.remove(each)}
          />
        ))}
        rowKey={(user) => user.id}
        texts={{
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
      {assigned !== null && (
        <AssignDialog
          companyId={companyId}
          user={assigned}
          accesses={bought ? assignableAccesses(bought, assigned, now) : []}
          onClose={() => setAssigned(null)}
        />
      )}
    </Stack>
  )
}
