import { type CompanyBatchMessage, type CompanyUser, MAX_BATCH_PEOPLE } from '@mowka/contract/schemas/company'
import { type ApiError, notify } from '@mowka/kernel/platform'
import { Alert, Button, Muted, ResponsiveDialog, Select, Stack } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activeAccesses, type BoughtAccesses, unavailableReason } from '../users/company-accesses'
import { PeopleLines } from '../users/PeopleLines'
import { assignableUsers, type BatchAction, batchOf, isApplicable } from './user-batch'

/** Outcome of a batch: the number of changed people, and the others with their addresses and reasons. */
type Outcome = { changed: number; refused: { email: string; message: CompanyBatchMessage }[] }

const failureOf = ({ status }: ApiError): 'COMPANY_MISSING' | 'NOT_ADMIN' | 'FAILED' =>
  status === 404 ? 'COMPANY_MISSING' : status === 403 ? 'NOT_ADMIN' : 'FAILED'

/**
 * Confirms an action on the selected people, naming everyone affected, and afterwards lists those to whom it didn't
 * apply, each with the reason.
 */
export default function BatchDialog({
  companyId,
  action,
  people,
  bought,
  now,
  onClose,
  onDone,
}: {
  companyId: string
  action: BatchAction
  people: readonly CompanyUser[]
  /** Undefined while the packages are loading or if they failed to load. */
  bought: BoughtAccesses | undefined
  now: Date
  onClose: () => void
  /** Called after the people were changed, to clear the selection. */
  onDone: () => void
}) {
  const { t } = useTranslation(['company', 'common'])
  const [chosen, setChosen] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const change = useWrite('changeCompanyUsers', { failure: () => null })

  const isAssigning = action === 'assign'
  const packages = isAssigning && bought ? activeAccesses(bought, now) : []
  // Packages may run out of seats while the dialog is open.
  const access = packages.find(({ code }) => code === chosen) ?? packages[0]
  const affected = isAssigning
    ? assignableUsers(people, access?.code ?? '', now)
    : people.filter((user) => isApplicable(action, user))
  const skipped = people.length - affected.length
  const hasTooFewSeats = access !== undefined && affected.length > access.remaining
  const isTooLong = affected.length > MAX_BATCH_PEOPLE
  const isReady =
    affected.length > 0 && !hasTooFewSeats && !isTooLong && (!isAssigning || access !== undefined)

  const send = async () => {
    setError(null)
    const emails = new Map(affected.map(({ id, email }) => [id, email]))
    const body = batchOf(action, [...emails.keys()], access?.code ?? '')
    const result = await change.run({ id: companyId, body })
    if (!result.ok) return setError(result.error)
    const refused = result.answer.results.flatMap(({ userId, message }) =>
      message === null ? [] : [{ email: emails.get(userId) ?? '', message }],
    )
    const changed = result.answer.results.length - refused.length
    if (refused.length > 0) return setOutcome({ changed, refused })
    notify('success', t(`batch.${action}.done`, { count: changed }))
    return onDone()
  }

  if (outcome !== null) {
    return (
      <ResponsiveDialog
        open
        onClose={onDone}
        size="md"
        title={t(`batch.${action}.title`)}
        actions={
          <Button variant="primary" onClick={onDone}>
            {t('common:close')}
          </Button>
        }
      >
        <Stack gap={4}>
          <Alert
            kind="warning"
            live
            title={
              outcome.changed > 0
                ? t(`batch.${action}.done`, { count: outcome.changed })
                : t('batch.nothingChanged')
            }
          >
            {t('batch.refused', { count: outcome.refused.length })}
          </Alert>
          <PeopleLines
            label={t('batch.refusedPeople')}
            lines={outcome.refused.map(({ email, message }) => ({
              email,
              // A newer server may send a message without a text here.
              note: t([`actions.refused.${message}`, 'batch.notChanged']),
            }))}
          />
        </Stack>
      </ResponsiveDialog>
    )
  }
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      closable={!change.busy}
      size="md"
      title={t(`batch.${action}.title`)}
      actions={
        <>
          <Button onClick={onClose} disabled={change.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            variant={action === 'withdraw' || action === 'remove' ? 'danger-outline' : 'primary'}
            disabled={!isReady}
            loading={change.busy}
            onClick={() => void send()}
          >
            {t(`batch.${action}.confirm`, { count: affected.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Muted as="p">{t(`batch.${action}.text`)}</Muted>
        {isAssigning && access !== undefined && (
          <Select
            label={t('actions.assign.package')}
            note={t('accesses.remaining', access)}
            value={access.code}
            onChange={setChosen}
            options={packages.map((each) => ({
              value: each.code,
              label: `${each.code} (${t('accesses.remaining', each)})`,
            }))}
          />
        )}
        {isAssigning && access === undefined ? (
          <Alert kind="warning">
            {bought === undefined
              ? t('accesses.error.title')
              : t(`accesses.none.${unavailableReason(bought, now)}`)}
          </Alert>
        ) : affected.length === 0 ? (
          <Alert kind="warning">{t('batch.none')}</Alert>
        ) : (
          <PeopleLines
            label={t('batch.people')}
            lines={affected.map(({ email, firstname, lastname }) => ({
              email,
              note: `${firstname} ${lastname}`.trim(),
            }))}
          />
        )}
        {skipped > 0 && affected.length > 0 && (
          <Muted as="p" size={14}>
            {t('batch.skipped', { count: skipped })}
          </Muted>
        )}
        {hasTooFewSeats && (
          <Alert kind="error">
            {t('batch.tooFewSeats', { count: affected.length, remaining: access.remaining })}
          </Alert>
        )}
        {isTooLong && !hasTooFewSeats && (
          <Alert kind="error">{t('batch.tooLong', { count: MAX_BATCH_PEOPLE })}</Alert>
        )}
        {error !== null && <Alert kind="error">{t(`batch.failed.${failureOf(error)}`)}</Alert>}
      </Stack>
    </ResponsiveDialog>
  )
}
