import { Button, Muted, Row, Status } from '@mowka/kernel/ui'
import { IconAlertCircle, IconBug, IconCheck, IconClock } from '@mowka/kernel/ui/icons'
import { readDraft } from '@mowka/web/forms'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Entry } from '../entry/Entry'
import { reportDraft, type SentReport, sentReports } from './sent-reports'

const icons = {
  sending: <IconClock aria-hidden />,
  waiting: <IconClock aria-hidden />,
  sent: <IconCheck aria-hidden />,
  refused: <IconAlertCircle aria-hidden />,
} as const
const tones = { sending: 'muted', waiting: 'muted', sent: 'success', refused: 'danger' } as const

/** The state of a report and its actions. */
function ReportStatus({ report, onAgain }: { report: SentReport; onAgain: () => void }) {
  const { t } = useTranslation('trainers')
  return (
    <Row gap={2}>
      <Status icon={icons[report.state]} tone={tones[report.state]}>
        {t(`report.state.${report.state}`)}
      </Status>
      {report.state === 'waiting' && (
        <Button size="sm" onClick={() => void sentReports.retry(report)}>
          {t('report.sendNow')}
        </Button>
      )}
      {report.state === 'refused' && (
        <Button size="sm" onClick={onAgain}>
          {t('report.change')}
        </Button>
      )}
    </Row>
  )
}

/** Opens the report dialog; shows the state of the last report about this sentence. */
export const ReportEntry = observer(function ReportEntry({
  exerciseId,
  onOpen,
}: {
  exerciseId: string
  onOpen: () => void
}) {
  const { t } = useTranslation('trainers')
  useEffect(() => {
    const ask = () => void sentReports.open()
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [])
  const report = sentReports.of(exerciseId)
  return (
    <Entry icon={<IconBug aria-hidden />} label={t('report.open')} opens onPress={onOpen}>
      {/* Always rendered: screen readers often miss a live region that appears with its content. */}
      <div role="status">{report && <ReportStatus report={report} onAgain={onOpen} />}</div>
      {readDraft(reportDraft(exerciseId)) && <Muted size={14}>{t('report.unsent')}</Muted>}
    </Entry>
  )
})
