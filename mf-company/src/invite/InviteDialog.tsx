import type { AnswerOf } from '@mowka/contract/calls'
import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { type EntryKind, judgeEmailList, splitEmailList } from '@mowka/domain/email-list'
import { type ApiError, notify } from '@mowka/kernel/platform'
import { Alert, Button, Muted, ResponsiveDialog, Stack, TextArea } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useGuardedClose } from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryList, MAX_ADDRESSES, refusalOf, skippedEntries } from './EntryList'

type Answer = AnswerOf<'inviteUsers'>

/**
 * Dialog that invites users to the seats of a package. Shows the outcome of each entry of the pasted list before
 * anything is sent (K-INV).
 */
export function InviteDialog({
  companyId,
  access,
  people,
  onClose,
}: {
  companyId: string
  access: CompanyAccess
  /** Undefined while loading; the server checks for existing users anyway. */
  people: readonly CompanyUser[] | undefined
  onClose: () => void
}) {
  const { t } = useTranslation(['company', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
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
          <Muted as="p">
            {t('invite.package', { code: access.code })}{' '}
            {t('accesses.remaining', { remaining: access.remaining, limit: access.limit })}
          </Muted>
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
