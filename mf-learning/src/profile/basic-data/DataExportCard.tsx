import type { DataExport } from '@mowka/contract/schemas/user'
import { formatDate } from '@mowka/domain/time'
import { Button, Muted, ProgressBar, Row, Skeleton, Stack } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileCard } from '../ProfileCard'

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
