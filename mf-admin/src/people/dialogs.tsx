import type { LangCode } from '@mowka/contract/schemas/common'
import type { PersonDetails } from '@mowka/contract/schemas/editor/people'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName, languages } from '@mowka/domain/languages/languages'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import type { ApiError } from '@mowka/kernel/platform'
import { Button, Muted, ResponsiveDialog, Select, Stack, TextField } from '@mowka/kernel/ui'
import { type Outcome, read, useReads, useWrite } from '@mowka/web/api'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from './refusal'

type DialogProps = { person: PersonDetails; onClose: () => void }

/** Maximum number of days that can be added at once, as on the server. */
const MAX_DAYS = 366
const reasons = ['outage', 'complaint', 'mistake', 'promise', 'other'] as const
type Reason = (typeof reasons)[number]

/** A dialog with one action. It stays open with everything that was entered if the server refuses. */
function ActionDialog({
  title,
  submit,
  isDanger = false,
  isValid,
  busy,
  run,
  onClose,
  children,
}: {
  title: string
  submit: string
  isDanger?: boolean
  isValid: boolean
  busy: boolean
  run: () => Promise<Outcome<unknown>>
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  const [failure, setFailure] = useState<ApiError | null>(null)
  const send = async () => {
    setFailure(null)
    const outcome = await run()
    if (outcome.ok) onClose()
    else setFailure(outcome.error)
  }
  return (
    <ResponsiveDialog
      open
      title={title}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger-outline' : 'primary'}
            disabled={!isValid}
            loading={busy}
            onClick={() => void send()}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <Refusal error={failure} />
      </Stack>
    </ResponsiveDialog>
  )
}

/** Adds days to an access, with a reason for the audit log. */
export function ProlongDialog({ person, onClose }: DialogProps) {
  const { t, i18n } = useTranslation('people')
  // Constant while the dialog is open, so that a retry after a lost response adds the days once.
  const [requestId] = useState(() => crypto.randomUUID())
  const [targetLang, setLang] = useState<LangCode | ''>(person.accesses[0]?.targetLang ?? '')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<Reason | ''>('')
  const prolong = useWrite('prolongAccess', {
    success: ({ endsAt }) => t('prolong.done', { date: formatDate(endsAt) }),
    failure: () => null,
  })
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  const isWrong = typed.trim() !== '' && (days < 1 || days > MAX_DAYS)
  return (
    <ActionDialog
      title={t('prolong.title')}
      submit={t('prolong.submit')}
      isValid={targetLang !== '' && reason !== '' && days > 0 && !isWrong}
      busy={prolong.busy}
      run={() =>
        prolong.run({
          id: person._id,
          body: { requestId, targetLang: targetLang || 'ENG', days, reason: reason || 'other' },
        })
      }
      onClose={onClose}
    >
      <Select<LangCode>
        label={t('prolong.language')}
        placeholder={t('prolong.choose')}
        options={languages.map(({ langCode }) => ({
          value: langCode,
          label: languageName(langCode, interfaceLangOf(i18n.language)),
        }))}
        value={targetLang}
        onChange={setLang}
      />
      <TextField
        label={t('prolong.days')}
        note={t('prolong.daysNote', { max: MAX_DAYS })}
        error={isWrong && t('prolong.daysWrong', { max: MAX_DAYS })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Select<Reason>
        label={t('prolong.reason')}
        placeholder={t('prolong.choose')}
        options={reasons.map((each) => ({ value: each, label: t(`prolong.reasons.${each}`) }))}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  )
}

const VERIFICATION = 'verification'

/** Sends one of the emails again that a person may have missed. */
export function ResendDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation('people')
  const reads = useReads({ identity: read('getPersonIdentity', { id: person._id }) })
  const isUnverified = reads.state === 'ready' && reads.data.identity.state === 'unverified'
  const [requestId] = useState(() => crypto.randomUUID())
  const [which, setWhich] = useState('')
  const texts = { success: () => t('resend.done'), failure: () => null }
  const verification = useWrite('resendVerification', texts)
  const confirmation = useWrite('resendConfirmation', texts)
  const paid = person.orders.filter(({ state }) => state === 'COMPLETED' || state === 'REFUNDED')
  const options = [
    ...(isUnverified ? [{ value: VERIFICATION, label: t('resend.verification') }] : []),
    ...paid.map(({ _id }) => ({
      value: _id,
      label: t('resend.confirmation', { number: spokenOrderNumber(_id) }),
    })),
  ]
  return (
    <ActionDialog
      title={t('resend.title')}
      submit={t('resend.submit')}
      isValid={which !== ''}
      busy={verification.busy || confirmation.busy}
      run={() =>
        which === VERIFICATION
          ? verification.run({ id: person._id, body: {} })
          : confirmation.run({ id: which, body: { requestId } })
      }
      onClose={onClose}
    >
      {options.length === 0 ? (
        <Muted>{t('resend.nothing')}</Muted>
      ) : (
        <Select
          label={t('resend.which')}
          placeholder={t('resend.choose')}
          options={options}
          value={which}
          onChange={setWhich}
        />
      )}
    </ActionDialog>
  )
}

/** Starts an export of a person's data, which only its owner can download. */
export function ExportDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation('people')
  const start = useWrite('startPersonExport', { success: () => t('export.done'), failure: () => null })
  return (
    <ActionDialog
      title={t('export.title')}
      submit={t('export.submit')}
      isValid
      busy={start.busy}
      run={() => start.run({ id: person._id, body: {} })}
      onClose={onClose}
    >
      <p>{t('export.text')}</p>
    </ActionDialog>
  )
}

/** Deletes an account, confirmed by its typed address. */
export function DeleteDialog({ person, onClose, onDeleted }: DialogProps & { onDeleted: () => void }) {
  const { t } = useTranslation('people')
  const [email, setEmail] = useState('')
  const deletion = useWrite('deletePerson', {
    success: () => t('delete.done'),
    failure: () => null,
    onAnswer: onDeleted,
  })
  return (
    <ActionDialog
      title={t('delete.title')}
      submit={t('delete.submit')}
      isDanger
      isValid={email.trim() !== ''}
      busy={deletion.busy}
      run={() => deletion.run({ id: person._id, body: { email } })}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      <TextField
        label={<span translate="no">{t('delete.email', { email: person.email })}</span>}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
      />
    </ActionDialog>
  )
}
