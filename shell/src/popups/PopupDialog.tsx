import type { Popup } from '@mowka/contract/schemas/editor/popup'
import { PopupWindow } from '@mowka/web/views/popup'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** A popup: its title and content. */
export default function PopupDialog({
  popup,
  onOpen,
  onClose,
}: {
  popup: Popup
  onOpen: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('shell')
  const tell = useEffectEvent(onOpen)
  useEffect(() => tell(), [])
  return (
    <PopupWindow
      key={popup._id}
      title={popup.title}
      html={popup.htmlContent}
      close={t('popup.close')}
      onClose={onClose}
    />
  )
}
