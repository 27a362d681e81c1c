import { Button, Row } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/** Discards an import. Changes that were written are not reverted. */
export function DropButton({ done = false }: { done?: boolean }) {
  const { t } = useTranslation('transfer')
  const drop = useWrite('dropContentImport', {
    failure: ({ code }) => (code === 'IMPORT_RUNS' ? t('import.runs') : undefined),
  })
  return (
    <Row>
      <Button variant="ghost" loading={drop.busy} onClick={() => void drop.run({})}>
        {t(done ? 'drop.done' : 'drop.open')}
      </Button>
    </Row>
  )
}
