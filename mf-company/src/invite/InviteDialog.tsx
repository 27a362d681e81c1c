import type { AnswerOf } from '@mowka/contract/calls'
import type { CompanyUser, InviteMessage, SkipReason } from '@mowka/contract/schemas/company'
import { type EntryKind, judgeEmailList, splitEmailList } from '@mowka/domain/user/email-list'
import { type ApiError, notify } from '@mowka/kernel/platform'
import { Alert, Button, Muted, ResponsiveDialog, Select, Stack, Status, TextArea } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCircleCheck, IconCopy, IconUser } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { useGuardedClose } from '@mowka/web/forms'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activeAccesses, type BoughtAccesses } from '../users/company-accesses'
import { PeopleLines } from '../users/PeopleLines'

/** Maximum number of addresses that the server accepts in one list. */
const MAX_ADDRESSES = 500

/** Why nobody was invited, as the key of its text. */
type InviteRefusal =
  | Exclude<InviteMessage, 'INVITED' | 'PARTIAL_SUCCESS'>
  | 'COMPANY_MISSING'
  | 'NOT_ADMIN'
  | 'FAILED'

/** Outcome of an entry: known before sending, or `skipped` for a reason from a newer server that is unknown here. */
type ShownKind = EntryKind | 'skipped'

/** A list entry with its outcome. */
type ShownEntry = { email: string; kind: ShownKind }

const kinds: Readonly<Partial<Record<string, EntryKind>>> = {
  WRONG: 'wrong',
  DOUBLE: 'double',
  ALREADY_IN: 'alreadyIn',
} satisfies Record<SkipReason, EntryKind>

/** Maps the addresses that the server skipped to list entries. */
const skippedEntries = (skipped: AnswerOf<'inviteUsers'>['skipped']): ShownEntry[] =>
  skipped.map(({ email, reason }) => ({ email, kind: kinds[reason] ?? 'skipped' }))

/** Returns the refusal to show; null if someone was invited or nothing was sent (K-INV-04). */
function refusalOf(answer: AnswerOf<'inviteUsers'> | null, error: ApiError | null): InviteRefusal | null {
  if (error) return error.status === 404 ? 'COMPANY_MISSING' : error.status === 403 ? 'NOT_ADMIN' : 'FAILED'
  if (answer?.status !== 'error') return null
  const { message } = answer
  return message === 'INVITED' || message === 'PARTIAL_SUCCESS' ? 'FAILED' : message
}

const looks: Record<ShownKind, { tone: 'muted' | 'success' | 'danger'; icon: ReactNode }> = {
  wrong: { tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
  double: { tone: 'muted', icon: <IconCopy aria-hidden /> },
  alreadyIn: { tone: 'muted', icon: <IconUser aria-hidden /> },
  skipped: { tone: 'muted', icon: <IconAlertTriangle aria-hidden /> },
  good: { tone: 'success', icon: <IconCircleCheck aria-hidden /> },
}
/** Display order: entries that need attention come first. */
const order: readonly ShownKind[] = ['wrong', 'skipped', 'double', 'alreadyIn', 'good']

/** The entries of a pasted list with their outcome, shown before anything is sent (K-INV-01). */
function EntryList({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('company')
  const sorted = order.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
  const counts = order.flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length
    return count > 0 ? [t(`invite.count.${kind}`, { count })] : []
  })
  return (
    <Stack gap={2}>
      <Muted as="p" size={14} role="status">
        {counts.reverse().join(', ')}
      </Muted>
      <PeopleLines
        label={t('invite.entries')}
        lines={sorted.map(({ email, kind }) => ({
          email,
          note: (
            <Status tone={looks[kind].tone} icon={looks[kind].icon}>
              {t(`invite.kind.${kind}`)}
            </Status>
          ),
        }))}
      />
    </Stack>
  )
}

type Answer = AnswerOf<'inviteUsers'>

/**
 * Dialog that invites users to the seats of a package. Shows the outcome of each entry of the pasted list before
 * anything is sent (K-INV).
 */
export function InviteDialog({
  companyId,
  bought,
  wanted,
  people,
  now,
  onClose,
}: {
  companyId: string
  bought: BoughtAccesses
  /** Code of the package that is preselected unless it is full. */
  wanted: string
  /** Undefined while loading; the server checks for existing users anyway. */
  people: readonly CompanyUser[] | undefined
  now: Date
  onClose: () => void
}) {
  const { t } = useTranslation(['company', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
  const open = activeAccesses(bought, now)
  const [isWantedFull] = useState(() => !open.some(({ code }) => code === wanted))
  const [chosen, setChosen] = useState(() => (isWantedFull ? open[0]?.code : undefined) ?? wanted)
  // The package may be full, or even removed, by the time the list is sent.
  const access = bought.accesses.find(({ code }) => code === chosen) ?? {
    code: chosen,
    limit: 0,
    remaining: 0,
  }
  const options = open.some(({ code }) => code === chosen) ? open : [access, ...open]
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const invitation = useWrite('inviteUsers', { failure: () => null })

  const known = new Set((people ?? []).map(({ email }) => email))
  const entries = judgeEmailList(splitEmailList(text), known)
  const emailsOf = (wanted: EntryKind) =>
    entries.filter(({ kind }) => kind === wanted).map(({ email }) => email)
  const good = emailsOf('good')
  const tooMany = good.length > access.remaining
  const tooLong = good.length > MAX_ADDRESSES
  const isReady = good.length > 0 && !tooMany && !tooLong

  const write = (next: string) => {
    setText(next)
    onDirty(next.trim() !== '')
  }
  const send = async () => {
    setError(null)
    setAnswer(null)
    const body = { emailsList: good, companyAccessCode: access.code }
    const outcome = await invitation.run({ id: companyId, body })
    if (!outcome.ok) return setError(outcome.error)
    const { status, invited } = outcome.answer
    // Mistyped addresses stay in the field for correction, because they are hard to find again in a long list.
    const wrong = emailsOf('wrong')
    if (status === 'success') {
      notify('success', t('invite.sent', { count: invited.length }))
      if (wrong.length === 0) return onClose()
    }
    setAnswer(outcome.answer)
    if (status !== 'error') write(wrong.join('\n'))
    return undefined
  }
  const refusal = refusalOf(answer, error)
  return (
    <ResponsiveDialog
      open
      onClose={close}
      closable={!invitation.busy}
      size="md"
      title={t('invite.title')}
      actions={
        <>
          <Button onClick={close} disabled={invitation.busy}>
            {t(answer !== null && answer.status !== 'error' ? 'common:close' : 'common:cancel')}
          </Button>
          <Button
            type="submit"
            form="invite-users"
            variant="primary"
            loading={invitation.busy}
            aria-disabled={!isReady}
          >
            {good.length > 0 ? t('invite.send', { count: good.length }) : t('invite.sendNone')}
          </Button>
        </>
      }
    >
      <form
        id="invite-users"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !invitation.busy) void send()
        }}
      >
        <Stack gap={4}>
          {isWantedFull && <Alert kind="info">{t('invite.full', { code: wanted })}</Alert>}
          {options.length > 1 ? (
            <Select
              label={t('invite.choosePackage')}
              note={t('accesses.remaining', { remaining: access.remaining, limit: access.limit })}
              value={access.code}
              onChange={(code) => {
                setChosen(code)
                setError(null)
                setAnswer(null)
              }}
              disabled={invitation.busy}
              options={options.map(({ code, remaining, limit }) => ({
                value: code,
                label: `${code} (${t('accesses.remaining', { remaining, limit })})`,
              }))}
            />
          ) : (
            <Muted as="p">
              {t('invite.package', { code: access.code })}{' '}
              {t('accesses.remaining', { remaining: access.remaining, limit: access.limit })}
            </Muted>
          )}
          <TextArea
            label={t('invite.emails')}
            note={t('invite.emailsNote')}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            maxLength={200_000}
            // Text typed while sending would be cleared by the response.
            readOnly={invitation.busy}
            value={text}
            onChange={(next) => {
              write(next)
              setError(null)
              if (next !== '') setAnswer(null)
            }}
          />
          {entries.length > 0 && <EntryList entries={entries} />}
          {tooMany && (
            <Alert kind="error">
              {t('invite.tooMany', { count: good.length, remaining: access.remaining })}
            </Alert>
          )}
          {tooLong && !tooMany && <Alert kind="error">{t('invite.tooLong', { count: MAX_ADDRESSES })}</Alert>}
          {refusal !== null && (
            // A newer server may send a message without a text here.
            <Alert kind="error">{t([`invite.refused.${refusal}`, 'invite.refused.FAILED'])}</Alert>
          )}
          {answer !== null && answer.status !== 'success' && <Skipped answer={answer} />}
        </Stack>
      </form>
    </ResponsiveDialog>
  )
}

/** Result of a list that was sent in part or not at all. */
function Skipped({ answer }: { answer: Answer }) {
  const { t } = useTranslation('company')
  const skipped = skippedEntries(answer.skipped)
  return (
    <Stack gap={3}>
      {answer.status === 'partial' && (
        <Alert kind="warning" title={t('invite.partial', { count: answer.invited.length })} live>
          {t('invite.partialText')}
        </Alert>
      )}
      {skipped.length > 0 && <EntryList entries={skipped} />}
    </Stack>
  )
}
