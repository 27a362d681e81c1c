import type { Popup } from '@mowka/shared/contract/schemas/popup'
import { Button, Dialog } from '@mowka/shared/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sanitizeHtml } from '../trusted-types/sanitize'

const Content = styled.div`
  overflow-wrap: anywhere;
  > * + * { margin-top: var(--mw-3); }
  img { max-width: 100%; height: auto; border-radius: var(--mw-r-12); }
  ul, ol { padding-left: var(--mw-6); list-style: disc; }
  ol { list-style: decimal; }
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
`

/** One popup: its title and its content, made harmless. */
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
  const html = useMemo(() => sanitizeHtml(popup.htmlContent), [popup.htmlContent])
  const tell = useEffectEvent(onOpen)
  useEffect(() => tell(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={popup.title}
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('popup.close')}
        </Button>
      }
    >
      <Content dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  )
}
