import { Button, Muted, Row, tokens } from '@mowka/kernel/ui'
import { richNodes } from '@mowka/web/views'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Undo } from './notes'

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
`

/** The text of a note with its formatting (S-NOTE-07). */
export const NoteWords = ({ html }: { html: string }) => <Words>{richNodes(html)}</Words>

/** Confirms a deletion with an undo button inside the dialog, where the keyboard reaches it, unlike a snackbar. */
export function RemovedNote({ undo, ref }: { undo: Undo; ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation('trainers')
  const [isUndone, setUndone] = useState(false)
  if (isUndone) return null
  const press = () => {
    setUndone(true)
    undo()
  }
  return (
    <Row gap={3}>
      <Muted size={14}>{t('notes.removed')}</Muted>
      <Button ref={ref} size="sm" onClick={press}>
        {t('notes.undo')}
      </Button>
    </Row>
  )
}
