import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { notify } from '@mowka/kernel/platform'
import {
  Alert,
  Button,
  Dialog,
  Muted,
  Select,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { type ReadState, useWrite } from '@mowka/web/api'
import {
  isChosen,
  ListTable,
  SelectionBar,
  selectableRows,
  selectionColumn,
  useLocalList,
  useSelection,
} from '@mowka/web/views/list'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type BatchAction, batchActions, isApplicable } from '../batch/user-batch'
import { assignableAccesses, type BoughtAccesses } from './company-accesses'
import { UserActions, useUserActions } from './UserActions'
import { userColumns, userList, userRules } from './user-columns'
import { userStates } from './user-state'

const BatchDialog = lazy(() => import(/* webpackChunkName: "company-batch" */ '../batch/BatchDialog'))

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

const Selectable = styled.div`
  ${selectableRows}
`

/** Admins can't be selected, because no batch action applies to them. */
const selectableId = ({ id, isAdmin }: CompanyUser): string | null => (isAdmin ? null : id)

/** The company's employees with their actions, for one or for many (K-PAGE-05, K-ACT). */
export function UsersList({
  companyId,
  people,
  bought,
  now,
  heading,
}: {
  companyId: string
  people: ReadState<{ rows: CompanyUser[] }>
  /** Undefined while the packages are loading or if they failed to load. */
  bought: BoughtAccesses | undefined
  now: Date
  /** The heading, which gets the focus when the people of a package are shown. */
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { t } = useTranslation(['company', 'common'])
  const list = useLocalList(userList, people, userRules(now))
  const selection = useSelection(list, selectableId)
  const selectable = list.matching.filter((user) => !user.isAdmin)
  // Someone else may have removed selected people in the meantime.
  const chosen = selectable.filter(({ id }) => isChosen(selection.selection, id))
  const [batch, setBatch] = useState<BatchAction | null>(null)
  const actions = useUserActions(companyId)
  const [assigned, setAssigned] = useState<CompanyUser | null>(null)
  return (
    <Stack as="section" aria-labelledby="company-users">
      <Title>
        <h2 id="company-users" ref={heading} tabIndex={-1}>
          {t('users.list')}
        </h2>
        {list.problem ? null : list.total === undefined ? (
          <Skeleton width={64} height={16} />
        ) : (
          <Muted as="span" size={14}>
            {t('users.count', { count: list.total })}
          </Muted>
        )}
      </Title>
      <Selectable>
        <ListTable
          caption={t('users.caption')}
          handle={list}
          columns={[
            selectionColumn<CompanyUser>(selection, {
              idOf: selectableId,
              labelOf: ({ email }) => t('batch.choose', { email }),
              pageLabel: t('batch.choosePage'),
            }),
            ...userColumns(t, now, (user) => (
              <UserActions
                user={user}
                isBusy={actions.isBusy}
                onAssign={setAssigned}
                onResend={(each) => void actions.resend(each)}
                onRemove={(each) => void actions.remove(each)}
              />
            )),
          ]}
          rowKey={(user) => user.id}
          choices={
            people.state === 'ready' && people.data.rows.length === 0
              ? []
              : [
                  {
                    name: 'state',
                    label: t('users.state.label'),
                    options: [
                      { value: '', label: t('users.state.all') },
                      ...userStates.map((value) => ({ value, label: t(`users.state.${value}`) })),
                    ],
                  },
                  {
                    name: 'package',
                    label: t('users.package.label'),
                    options: [
                      { value: '', label: t('users.package.all') },
                      ...(bought?.accesses ?? []).map(({ code }) => ({ value: code, label: code })),
                    ],
                  },
                ]
          }
          texts={{
            filters: t('users.filters'),
            searchHint: t('users.searchHint'),
            empty: { title: t('users.empty.title'), text: t('users.empty.text') },
            notFound: {
              title: t('users.notFound.title', { search: list.view.filters.$search }),
              text: t('users.notFound.text'),
              clear: t('users.notFound.clear'),
            },
            noneMatch: {
              title: t('users.noneMatch.title'),
              text: t('users.noneMatch.text'),
              clear: t('users.noneMatch.clear'),
            },
            failed: { title: t('users.error.title'), text: t('users.error.text') },
          }}
        />
        {/* Always rendered, because screen readers ignore the first text of a new live region. */}
        <VisuallyHidden role="status">
          {chosen.length > 0 ? t('batch.chosen', { count: chosen.length }) : ''}
        </VisuallyHidden>
        {chosen.length > 0 && list.problem === null && (
          <SelectionBar
            handle={selection}
            texts={{
              bar: t('batch.bar'),
              chosen: t('batch.chosen', { count: chosen.length }),
              choosePage: t('batch.choosePage'),
              chooseAll:
                chosen.length < selectable.length
                  ? t('batch.chooseAll', { number: selectable.length })
                  : undefined,
              clear: t('batch.clear'),
            }}
          >
            {batchActions
              .filter((action) => chosen.some((user) => isApplicable(action, user)))
              .map((action) => (
                <Button
                  key={action}
                  size="sm"
                  variant={action === 'withdraw' || action === 'remove' ? 'danger-outline' : 'outline'}
                  onClick={() => setBatch(action)}
                >
                  {t(`batch.${action}.action`)}
                </Button>
              ))}
          </SelectionBar>
        )}
      </Selectable>
      {batch !== null && (
        <Suspense>
          <BatchDialog
            companyId={companyId}
            action={batch}
            people={chosen}
            bought={bought}
            now={now}
            onClose={() => setBatch(null)}
            onDone={() => {
              setBatch(null)
              selection.clear()
            }}
          />
        </Suspense>
      )}
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
