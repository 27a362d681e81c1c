import { Button, Muted, Row } from '@mowka/kernel/ui'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Undo } from './use-note-writes'

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
