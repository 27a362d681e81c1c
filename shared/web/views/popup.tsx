import { keepTogether } from '@mowka/domain/text/line-ends'
import { Button, Dialog } from '@mowka/kernel/ui'
import styled from 'styled-components'
import { illustratedNodes } from './illustrated'

const Content = styled.div`
  overflow-wrap: anywhere;
  > * + * { margin-top: var(--mw-3); }
  h2 { font-size: var(--mw-fs-20); font-weight: 800; }
  h3 { font-size: var(--mw-fs-16); font-weight: 800; }
  blockquote { padding-left: var(--mw-4); border-left: 4px solid var(--mw-line-strong); }
  a { color: var(--mw-primary); text-decoration: underline; }
  ul, ol { padding-left: var(--mw-6); list-style: disc; }
  ol { list-style: decimal; }
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
  .ql-align-justify { text-align: justify; }
`

/** Text of a popup, built from allowed elements and never assigned as HTML (P-POPUP-09). */
export const PopupText = ({ html }: { html: string }) => <Content>{illustratedNodes(html)}</Content>

/** A popup for learners, and its preview for editors. */
export function PopupWindow({
  title,
  html,
  close,
  onClose,
}: {
  title: string
  html: string
  /** Label of the button. */
  close: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={keepTogether(title)}
      size="md"
      actions={
        <Button variant="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <PopupText html={html} />
    </Dialog>
  )
}
