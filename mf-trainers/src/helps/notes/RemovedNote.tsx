import { Button, Muted, Row } from '@mowka/shared/ui'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Undo } from './use-note-writes'

/** Says that a note was removed and takes it back, where the keyboard gets to it: a dialog keeps it from snackbars. */
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
