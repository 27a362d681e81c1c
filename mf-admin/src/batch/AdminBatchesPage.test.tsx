import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminBatchesPage from './AdminBatchesPage'
import { batch } from './batch.fixture'

const open = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminBatchesPage />, {
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    route: 'adminBatches',
    at: '/admin/history',
    api: {
      listBatches: {
        data: [
          batch({
            _id: 'b3',
            mode: 'undo',
            change: { action: 'addTags', tags: ['dom', 'las'] },
            changed: 7,
            skipped: 2,
            skippedRows: [
              { rowId: 'w1', name: 'cat', reason: 'editedSince' },
              { rowId: 'w2', name: null, reason: 'gone' },
            ],
            author: null,
          }),
          batch({ _id: 'b2', kind: 'lesson', change: { action: 'setLevel', level: 'B2' }, isUndone: true }),
          batch(),
        ],
        metadata: { total: 3 },
      },
      ...api,
    },
  })

test('the list of batches shows the change, its author, its time, and the changed and skipped rows', async () => {
  const { person, baseElement } = await open()
  const undone = within(await screen.findByRole('row', { name: /dodanie tagów: dom, las/ }))
  expect(undone.getByText('usunięte konto')).toBeVisible()
  await person.click(undone.getByRole('button', { name: 'Pokaż pominięte: 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pominięte wiersze' }))
  expect(dialog.getByText('(ktoś zmienił go później)')).toBeVisible()
  expect(dialog.getByText(/^Usunięty wiersz/)).toBeVisible()
  await person.keyboard('{Escape}')
  const level = within(screen.getByRole('row', { name: /ustawienie poziomu B2/ }))
  expect(level.getByText('Cofnięto')).toBeVisible()
  expect(level.queryByRole('button')).not.toBeInTheDocument()
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})

test('a skip reason that only a newer server knows is described in general terms', async () => {
  const skippedRows = [{ rowId: 'w1', name: 'cat', reason: 'SOMETHING_NEW' as never }]
  const { person } = await open({
    listBatches: { data: [batch({ skipped: 1, skippedRows })], metadata: { total: 1 } },
  })
  await person.click(await screen.findByRole('button', { name: 'Pokaż pominięte: 1' }))
  expect(await screen.findByText('(z innego powodu)')).toBeVisible()
})

test('undoing a batch reports the number of rows that were changed later and are skipped', async () => {
  const { api, person, platform } = await open({
    undoBatch: batch({ _id: 'b4', mode: 'undo', changed: 130, skipped: 2 }),
  })
  await person.click(await screen.findByRole('button', { name: /^Cofnij: wyłączenie/ }))
  await waitFor(() => expect(api.sent('undoBatch')[0]?.params.id).toBe('b1'))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'warning',
      expect.stringMatching(/^Cofnięto zmianę 130.wierszy\. Bez cofania zostało: 2/),
      expect.anything(),
    ),
  )
})

test('an empty list of batches shows an empty state', async () => {
  await open({ listBatches: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByText('Nie ma jeszcze zmian zbiorczych')).toBeVisible()
})

test('an account without the editor role sees the no-access page', async () => {
  await open({ listBatches: failure(403) })
  expect(await screen.findByRole('link', { name: 'Przejdź do kursów' })).toBeVisible()
})
