import { Button, Row } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/** Puts an import aside; what it has written stays. */
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
