import { formatTime, warsawDay, warsawMoment } from '@mowka/domain/time'
import { Button, ResponsiveDialog, Stack, TextField } from '@mowka/kernel/ui'
import { DateField } from '@mowka/kernel/ui/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The time that is suggested for a publication. */
const MORNING = '06:00'

/** Asks for the day and the time, in Warsaw, from which learners see a course or lesson. */
export default function ScheduleDialog({
  publishAt,
  onClose,
  onChosen,
}: {
  publishAt: string | null
  onClose: () => void
  onChosen: (moment: Date) => Promise<void>
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [day, setDay] = useState(publishAt && warsawDay(new Date(publishAt)))
  const [time, setTime] = useState(publishAt ? formatTime(publishAt) : MORNING)
  const [error, setError] = useState<'day' | 'time' | 'past' | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (!day) return setError('day')
    if (!/^\d{2}:\d{2}$/.test(time)) return setError('time')
    const moment = warsawMoment(day, time)
    if (moment <= new Date()) return setError('past')
    setError(null)
    setBusy(true)
    await onChosen(moment)
    setBusy(false)
  }

  return (
    <ResponsiveDialog
      open
      closable={!isBusy}
      title={t('publication.schedule')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void submit()}>
            {t('publication.schedule')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DateField
          label={t('publication.day')}
          value={day}
          min={warsawDay(new Date())}
          onChange={setDay}
          error={error === 'day' || error === 'past' ? t(`publication.error.${error}`) : undefined}
        />
        <TextField
          label={t('publication.time')}
          note={t('publication.timeNote')}
          type="time"
          value={time}
          onChange={setTime}
          error={error === 'time' ? t('publication.error.time') : undefined}
        />
      </Stack>
    </ResponsiveDialog>
  )
}
