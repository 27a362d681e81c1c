import type { Popup } from '@mowka/shared/contract/schemas/popup'
import { keepTogether } from '@mowka/shared/domain/line-ends'
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

/** Binds words of one letter to the next one, as in the texts of the product. */
function keepLinesWhole(content: Node | null): void {
  if (!content) return
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = keepTogether(texts.currentNode.nodeValue ?? '')
}

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
      title={keepTogether(popup.title)}
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('popup.close')}
        </Button>
      }
    >
      <Content key={popup._id} ref={keepLinesWhole} dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  )
}
