import { warsawDay } from '@mowka/domain/warsaw-time'
import { Alert, Button, Muted, Stack } from '@mowka/kernel/ui'
import { PopupText, PopupWindow } from '@mowka/web/views/popup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PopupValues } from './popup-entity'
import { daysOf, sayDay, stageOf } from './popup-window'

/** A preview of the popup in the learners' dialog, with its number of days. */
export function PopupPreview({ values }: { values: PopupValues }) {
  const { t } = useTranslation(['admin', 'common'])
  const [isOpen, setOpen] = useState(false)
  const { title, htmlContent, active, startDate, endDate, maxDisplayTimes } = values
  const days = startDate && endDate ? { startDate, endDate } : null
  const count = days ? daysOf(days) : 0
  const stage =
    days && stageOf({ ...days, active, maxDisplayTimes: maxDisplayTimes ?? 0 }, warsawDay(new Date()))
  return (
    <Stack gap={3}>
      <strong>{title || t('popups.untitled')}</strong>
      {htmlContent === '' ? <Muted>{t('edit.unseen')}</Muted> : <PopupText html={htmlContent} />}
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('popups.preview.open')}
        </Button>
      </div>
      {days && count > 0 && (
        <Muted>
          {t('popups.preview.days', { count, from: sayDay(days.startDate), to: sayDay(days.endDate) })}
        </Muted>
      )}
      {stage && count > 0 && <Alert kind="info">{t(`popups.preview.${stage}`)}</Alert>}
      {isOpen && (
        <PopupWindow
          title={title || t('popups.untitled')}
          html={htmlContent}
          close={t('common:close')}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
