import { paths } from '@mowka/contract/routes'
import type { Batch } from '@mowka/contract/schemas/editor/batch'
import { notify } from '@mowka/kernel/platform'
import { useWrite, type WriteHandle } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Duration of the snackbar with the undo button, in ms. */
const NOTICE = 12_000

type Undo = { id: string }

/** Undoes batches, and shows a snackbar with an undo button after a batch. */
export function useBatchUndo(): {
  undo: WriteHandle<'undoBatch', Undo>
  tellDone: (batch: Batch) => void
} {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const undo = useWrite('undoBatch', {
    row: ({ id }: Undo) => id,
    args: ({ id }: Undo) => ({ id, body: { requestId: crypto.randomUUID() } }),
    onAnswer: ({ changed, skipped }) => {
      const said = t('batch.undone', { count: changed })
      if (skipped === 0) return notify('success', said)
      // Rows that were changed later are listed with the batch.
      notify('warning', `${said} ${t('batch.kept', { number: skipped })}`, {
        duration: NOTICE,
        action: { label: t('batch.show'), onSelect: () => void navigate(paths.adminBatches()) },
      })
    },
  })
  const tellDone = ({ _id, changed, skipped }: Batch) => {
    const said = t('batch.changed', { count: changed })
    notify('success', skipped === 0 ? said : `${said} ${t('batch.skippedNow', { number: skipped })}`, {
      duration: NOTICE,
      action: { label: t('batch.undo'), onSelect: () => void undo.run({ id: _id }) },
    })
  }
  return { undo, tellDone }
}
