import type { CourseProgress } from '@mowka/contract/schemas/progress'
import type { DataExport, User } from '@mowka/contract/schemas/user'
import { formatDate } from '@mowka/domain/time'
import { type ApiError, confirm, notify, outbox, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { removeOfflineLessons } from '@mowka/kernel/storage'
import { Alert, Button, Dialog, Muted, ProgressBar, Row, Skeleton, Stack, TextField } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { callApi, read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ProfileCard } from '../ProfileCard'

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--mw-2) var(--mw-4);
    padding: var(--mw-4) 0;
    border-top: 1px solid var(--mw-line);
  }
  li:first-child { padding-top: 0; border-top: 0; }
  li:last-child { padding-bottom: 0; }
  b { display: block; }
  @media (max-width: 359.98px) { li { grid-template-columns: minmax(0, 1fr); justify-items: start; } }
`

/** Deletes the progress in the target language, or the account (L-ACC). */
export const DeletionCard = observer(function DeletionCard({
  user,
  onDeleted,
}: {
  user: User
  onDeleted: (site: string) => void
}) {
  const { t } = useTranslation('profile')
  const { locativeOf } = useLanguageNames()
  const [isLeaving, setLeaving] = useState(false)
  const progress = useDeleteProgress()
  return (
    <ProfileCard title={t('deletion.title')}>
      <List>
        <li>
          <div>
            <b>{t('deletion.progress', { within: locativeOf(session.targetLang) })}</b>
            <Muted size={14}>{t('deletion.progressNote')}</Muted>
          </div>
          <Button variant="danger-outline" loading={progress.busy} onClick={() => void progress.ask()}>
            {t('deletion.progressButton')}
          </Button>
        </li>
        <li>
          <div>
            <b>{t('deletion.account')}</b>
            <Muted size={14}>{t('deletion.accountNote')}</Muted>
          </div>
          <Button variant="danger-outline" onClick={() => setLeaving(true)}>
            {t('deletion.accountButton')}
          </Button>
        </li>
      </List>
      {isLeaving && (
        <DeleteAccountDialog email={user.email} onClose={() => setLeaving(false)} onDeleted={onDeleted} />
      )}
    </ProfileCard>
  )
})

const Points = styled.ul`
  margin: 0;
  padding-left: var(--mw-5);
  list-style: disc;
  li + li { margin-top: var(--mw-1); }
`

/** Returns the name of the company that would be left without an administrator. */
function companyOf({ problem }: ApiError): string {
  const current: unknown = problem?.current
  if (typeof current !== 'object' || current === null || !('company' in current)) return ''
  return String(current.company)
}

/**
 * Explains what is deleted and what is retained, and deletes the account once its email is typed (L-ACC-05 to -07).
 */
function DeleteAccountDialog({
  email,
  onClose,
  onDeleted,
}: {
  email: string
  onClose: () => void
  /** Called after the deletion with the redirect target. */
  onDeleted: (site: string) => void
}) {
  const { t } = useTranslation(['profile', 'common'])
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const deletion = useWrite('deleteAccount', {
    onAnswer: ({ siteUrl }) => onDeleted(siteUrl),
    failure: () => null,
  })

  const isRight = typed.trim().toLowerCase() === email.toLowerCase()
  const leave = async () => {
    setRefusal(null)
    const outcome = await deletion.run({ body: { email: typed.trim() } })
    if (!outcome.ok) setRefusal(outcome.error)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leaving.title')}
      closable={!deletion.busy}
      size="md"
      actions={
        <>
          <Button onClick={onClose} disabled={deletion.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger-outline"
            loading={deletion.busy}
            aria-disabled={!isRight}
          >
            {t('leaving.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight && !deletion.busy) void leave()
        }}
      >
        <Stack gap={4}>
          <p>{t('leaving.gone')}</p>
          <Points>
            <li>{t('leaving.goneData')}</li>
            <li>{t('leaving.goneLearning')}</li>
            <li>{t('leaving.goneAccess')}</li>
          </Points>
          <p>{t('leaving.kept')}</p>
          <TextField
            label={t('leaving.email')}
            note={t('leaving.emailNote', { email })}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          {refusal !== null && (
            <Alert kind="error">
              {refusal.code === 'LAST_COMPANY_ADMIN'
                ? t('leaving.lastAdmin', { company: companyOf(refusal) })
                : t('leaving.failed')}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** Maximum number of lessons per call. */
const MAX_LESSONS_PER_CALL = 1000

/** Ids of the lessons with progress (U16). */
const lessonsWithProgress = (courses: readonly CourseProgress[]): string[] => [
  ...new Set(
    courses.flatMap(({ lessons }) =>
      lessons
        .filter(({ startedAt, finishedAt, progress }) => startedAt || finishedAt || progress > 0)
        .map(({ lessonId }) => lessonId),
    ),
  ),
]

/** Deletes the progress in the target language after two confirmations (L-ACC-01 to -04). */
function useDeleteProgress() {
  const { t } = useTranslation(['profile', 'common'])
  const { locativeOf } = useLanguageNames()
  const [busy, setBusy] = useState(false)
  const deletion = useWrite('deleteLessonProgress', { failure: () => null })

  const deleteAll = async () => {
    // Pending events would arrive after the deletion. A failure to send them doesn't block it.
    await outbox.learning.flush().catch(() => {})
    // Loaded on press, because the profile doesn't show progress.
    const lessonIds = lessonsWithProgress(await callApi('getAllProgress'))
    if (lessonIds.length === 0) return notify('info', t('deletion.nothing'))
    for (let from = 0; from < lessonIds.length; from += MAX_LESSONS_PER_CALL) {
      const deleted = lessonIds.slice(from, from + MAX_LESSONS_PER_CALL)
      const { ok } = await deletion.run({ body: { lessonIds: deleted } })
      if (!ok) return notify('error', t('deletion.failed'))
      if (session.user) removeOfflineLessons(session.user.userId, deleted)
    }
    notify('success', t('deletion.done'))
  }

  const ask = async () => {
    const language = t('deletion.progress', { within: locativeOf(session.targetLang) })
    const isSure =
      (await confirm({
        title: t('deletion.first.title', { language }),
        text: t('deletion.first.text'),
        confirmLabel: t('deletion.first.confirm'),
        destructive: true,
      })) &&
      (await confirm({
        title: t('deletion.second.title'),
        text: t('deletion.second.text'),
        confirmLabel: t('deletion.second.confirm'),
        destructive: true,
      }))
    if (!isSure) return
    setBusy(true)
    try {
      await deleteAll()
    } catch (error) {
      reportError(error, { part: 'delete-progress' })
      notify('error', t('deletion.failed'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, ask }
}

/** Polling interval of the export in ms. */
const POLL_INTERVAL = 2_000

/** Renewal interval of the download link in ms; it expires after 15 minutes. */
const LINK_RENEWAL_INTERVAL = 10 * 60_000

/** Export of all personal data: request, progress, download. */
export function DataExportCard() {
  const { t } = useTranslation('profile')
  const reads = useReads({ copy: read('getDataExport') })
  const again = useEffectEvent(() => {
    if (reads.state === 'ready' && !document.hidden) void reads.retry()
  })
  const state = reads.state === 'ready' ? reads.data.copy.state : null
  useEffect(() => {
    if (state !== 'WAITING' && state !== 'READY') return
    const timer = setInterval(() => again(), state === 'WAITING' ? POLL_INTERVAL : LINK_RENEWAL_INTERVAL)
    return () => clearInterval(timer)
  }, [state])
  return (
    <ProfileCard title={t('copy.title')} lead={t('copy.lead')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={44} radius={12} />} headingLevel={3}>
        {({ copy }) => <Copy copy={copy} />}
      </ReadStates>
    </ProfileCard>
  )
}

function Copy({ copy: { state, percent, keptUntil, bytes, url } }: { copy: DataExport }) {
  const { t } = useTranslation('profile')
  const request = useWrite('requestDataExport', { failure: () => t('copy.failed') })
  if (state === 'WAITING') {
    return (
      <Stack gap={2}>
        <ProgressBar value={percent} label={t('copy.progress')} valueText={t('copy.percent', { percent })} />
        <Muted size={14} role="status">
          {t('copy.waiting')}
        </Muted>
      </Stack>
    )
  }
  const isReady = state === 'READY' && url !== null
  return (
    <Stack gap={3}>
      <p role="status">
        {isReady && keptUntil !== null && <span>{t('copy.ready', { date: formatDate(keptUntil) })}</span>}
        {state === 'FAILED' && <span>{t('copy.broken')}</span>}
      </p>
      <Row>
        {isReady && (
          <Button href={url} leftIcon={<IconDownload aria-hidden />}>
            {t('copy.download', { size: Math.max(1, Math.ceil((bytes ?? 0) / 1024)) })}
          </Button>
        )}
        <Button
          variant={isReady ? 'ghost' : 'outline'}
          loading={request.busy}
          onClick={() => void request.run({})}
        >
          {t(isReady ? 'copy.again' : 'copy.request')}
        </Button>
      </Row>
    </Stack>
  )
}
