import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Dialog, Muted, Select, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { type ReadState, useWrite } from '@mowka/web/api'
import { ListTable, useLocalList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { assignableAccesses, type BoughtAccesses } from './company-accesses'
import { UserActions, useUserActions } from './UserActions'
import { userColumns, userList, userRules } from './user-columns'

/** Dialog that assigns a seat of a package to an employee (K-ACT-10). */
function AssignDialog({
  companyId,
  user,
  accesses,
  onClose,
}: {
  companyId: string
  user: CompanyUser
  /** Packages with free seats that the employee does not have yet. */
  accesses: readonly CompanyAccess[]
  onClose: () => void
}) {
  const { t } = useTranslation(['company', 'common'])
  const [chosen, setChosen] = useState('')
  // Packages may run out of seats while the dialog is open.
  const code = (accesses.find((access) => access.code === chosen) ?? accesses[0])?.code ?? ''
  const [refusal, setRefusal] = useState<string | null>(null)
  const assignment = useWrite('assignAccess', { failure: () => null })
  const assign = async () => {
    setRefusal(null)
    const outcome = await assignment.run({
      id: companyId,
      body: { companyAccessCode: code, userId: user.id },
    })
    if (outcome.ok && outcome.answer.assigned) {
      notify('success', t('actions.assign.done'))
      return onClose()
    }
    notify('error', t('actions.assign.failed'))
    const message = outcome.ok ? outcome.answer.message : null
    // A newer server may send a message without a text here.
    setRefusal(
      message === null
        ? t('actions.assign.tryAgain')
        : t([`actions.refused.${message}`, 'actions.assign.tryAgain']),
    )
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!assignment.busy}
      size="sm"
      title={t('actions.assign.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={assignment.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={code === ''}
            loading={assignment.busy}
            onClick={() => void assign()}
          >
            {t('actions.assign.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Muted as="p">{t('actions.assign.text', { email: user.email })}</Muted>
        {accesses.length === 0 ? (
          <Alert kind="warning">{t('actions.assign.none')}</Alert>
        ) : (
          <Select
            label={t('actions.assign.package')}
            value={code}
            onChange={setChosen}
            options={accesses.map((access) => ({
              value: access.code,
              label: `${access.code} (${t('accesses.remaining', access)})`,
            }))}
          />
        )}
        {refusal !== null && <Alert kind="error">{refusal}</Alert>}
      </Stack>
    </Dialog>
  )
}

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
