import { contentKinds } from '@mowka/contract/endpoints/editor/history'
import type { Batch } from '@mowka/contract/schemas/editor/batch'
import { ResponsiveDialog } from '@mowka/kernel/ui'
import { ListPage, useList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { batchColumns } from './batch-columns'
import { SkippedRows } from './batch-words'
import { useBatchUndo } from './use-batch-undo'

/** Lists batches with their author, time and effect, and undoes them. */
export default function AdminBatchesPage() {
  const { t } = useTranslation('admin')
  const list = useList('listBatches')
  const [shown, setShown] = useState<Batch | null>(null)
  const { undo } = useBatchUndo()
  const { kind } = list.view.filters
  return (
    <>
      <ListPage
        title={t('batch.title')}
        count={(count) => t('batch.count', { count })}
        handle={list}
        columns={batchColumns(t, {
          onUndo: ({ _id }) => void undo.run({ id: _id }),
          onShow: setShown,
          isBusy: ({ _id }) => undo.isBusy(_id),
        })}
        rowKey={({ _id }) => _id}
        choices={[
          {
            name: 'kind',
            label: t('batch.column.kind'),
            options: [
              { value: '', label: t('batch.allKinds') },
              ...contentKinds.map((each) => ({ value: each, label: t(`batch.kind.${each}`) })),
            ],
          },
        ]}
        locked={<NoAccess />}
        texts={{
          filters: t('batch.filters'),
          empty: { title: t(kind ? 'batch.empty.ofKind' : 'batch.empty.title'), text: t('batch.empty.text') },
          // The list has no search, so this is never shown.
          notFound: {
            title: t('batch.empty.title'),
            text: t('batch.empty.text'),
            clear: t('batch.allKinds'),
          },
        }}
      />
      {shown && (
        <ResponsiveDialog open title={t('batch.skippedTitle')} onClose={() => setShown(null)}>
          <SkippedRows rows={shown.skippedRows} count={shown.skipped} />
        </ResponsiveDialog>
      )}
    </>
  )
}
