import type { Batch } from '@mowka/contract/schemas/editor/batch'
import type { ImportRow } from '@mowka/contract/schemas/editor/content-import'
import type { JobState } from '@mowka/contract/schemas/editor/operations'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { batch } from '../batch/batch.fixture'
import { batchColumns } from '../batch/batch-columns'
import { JobMark } from '../jobs/job-columns'
import { texts } from '../pages'
import { importColumns } from '../transfer/import-columns'

/** Returns a value that only a newer server sends. The current types don't include it. */
const newer = <Value,>(value: unknown): Value => value as Value

const importRow = newer<ImportRow>({
  _id: 'x1',
  kind: 'dialogue',
  verdict: 'merged',
  title: 'W sklepie',
  file: 'dialogues.yaml',
  changes: [],
  remarks: [],
  isWritten: true,
})
const batchRow = batch(newer<Partial<Batch>>({ kind: 'dialogue', mode: 'retry', change: { action: 'move' } }))

function Cells() {
  const { t } = useTranslation('admin')
  const { t: ofTransfer } = useTranslation('transfer')
  const none = () => {}
  const columns = [
    ...batchColumns(t, { onUndo: none, onShow: none, isBusy: () => false }).map(({ cell }) =>
      cell(batchRow, 0),
    ),
    ...importColumns(ofTransfer, { isOpen: false, taken: new Set(), onTake: none }).map(({ cell }) =>
      cell(importRow, 0),
    ),
    <JobMark key="job" t={t} state={newer<JobState>('paused')} />,
  ]
  return columns.map((cell, index) => <div key={String(index)}>{cell}</div>)
}

test('lists show a text instead of a key for states and kinds that only a newer server knows', async () => {
  const { container } = await renderPage(<Cells />, {
    route: 'adminJobs',
    at: '/admin/jobs',
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
  })
  expect(await screen.findByText('Inny stan')).toBeVisible()
  for (const text of ['Inne', 'inna zmiana', 'Inna treść', 'Inna zmiana'])
    expect(screen.getByText(text)).toBeVisible()
  expect(container).not.toHaveTextContent(/state\.|kind\.|mode\.|done\.|verdict\./)
})
