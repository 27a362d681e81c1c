import { paths } from '@mowka/contract/routes'
import type { AppliedImport, ImportUndo } from '@mowka/contract/schemas/editor/content-import'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import { AppliedImports } from './AppliedImports'

const undone: ImportUndo = {
  author: 'ewa@mowka.test',
  createdAt: '2026-11-16T12:00:00.000Z',
  percent: 100,
  restored: 3,
  removed: 5,
  archived: 0,
  kept: [],
  keptCount: 0,
}
/** Time in which the next poll ends. */
const POLLED = { timeout: 5_000 }

const applied = (change: Partial<AppliedImport> = {}): AppliedImport => ({
  _id: 'i1',
  source: 'file',
  name: 'dom.zip',
  author: 'adam@mowka.test',
  createdAt: '2026-11-16T10:00:00.000Z',
  state: 'applied',
  created: 5,
  changed: 3,
  undo: null,
  ...change,
})

const open = (rows: AppliedImport[], api: PageOptions['api'] = {}) =>
  renderPage(<AppliedImports />, {
    route: 'adminTransfer',
    at: paths.adminTransfer(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['editor'],
    api: {
      listAppliedImports: { data: rows, metadata: { total: rows.length } },
      getContentImport: { import: null },
      ...api,
    },
  })
const undoButton = () =>
  screen.findByRole('button', { name: /^Cofnij import: dom\.zip, 16\.11\.2026, 11:00$/ })

test('lists the last imports with author, time, counts and state', async () => {
  const { baseElement } = await open([
    applied({ source: 'pairs', name: 'Pokoje', _id: 'i2', changed: 1, author: null }),
    applied({ state: 'undone', undo: { ...undone, archived: 2 } }),
  ])
  const first = await screen.findByRole('row', { name: /Pokoje/ })
  expect(first).toHaveTextContent(/Wklejone zdania, lekcja.*Usunięte konto.*16\.11\.2026, 11:00/)
  expect(first).toHaveTextContent(/5.nowych.*1.zmieniony.*Zapisany/)
  const second = screen.getByRole('row', { name: /dom\.zip/ })
  expect(second).toHaveTextContent(/Cofnięty.*ewa@mowka\.test.*2.ukryte/)
  expect(within(second).queryByRole('button')).not.toBeInTheDocument()
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})

test('undoing an import explains its effect first, and reports success', async () => {
  const { api, person, platform } = await open([applied()], {
    undoAppliedImport: applied({ state: 'undone', undo: undone }),
  })
  platform.confirm.mockResolvedValueOnce(false)
  await person.click(await undoButton())
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: expect.stringContaining('dom.zip'), confirmLabel: 'Cofnij import' }),
  )
  expect(api.sent('undoAppliedImport')).toHaveLength(0)
  platform.confirm.mockResolvedValueOnce(true)
  await person.click(await undoButton())
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Import cofnięty'))
  expect(api.sent('undoAppliedImport')[0]?.params).toEqual({ id: 'i1' })
  // The button is about to disappear.
  expect(document.activeElement).toHaveTextContent('Zapisany')
})

test('rows that were left alone are listed by name with a link and a reason', async () => {
  const kept: ImportUndo['kept'] = [
    { kind: 'exercise', rowId: 'e1', name: 'I am at home.', reason: 'changed' },
    { kind: 'lesson', rowId: 'l1', name: null, reason: 'gone' },
  ]
  const { person } = await open([applied({ state: 'undone', undo: { ...undone, kept, keptCount: 9 } })])
  await person.click(await screen.findByRole('button', { name: /^9.bez zmian: pokaż$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'To zostało bez zmian' }))
  expect(dialog.getByRole('link', { name: 'I am at home.' })).toHaveAttribute('href', '/admin/exercises/e1')
  expect(dialog.getByText('Ktoś to zmienił po imporcie.')).toBeVisible()
  expect(dialog.getByText(/usunięta treść/)).toBeVisible()
  expect(dialog.getByText(/^i.7 więcej$/)).toBeVisible()
})

test('an undo in the background shows its progress until its end', async () => {
  const { api, person, platform } = await open([applied()], {
    undoAppliedImport: applied({ state: 'undoing', undo: { ...undone, percent: 0 } }),
  })
  const button = await undoButton()
  api.answer({
    listAppliedImports: {
      data: [applied({ state: 'undoing', undo: { ...undone, percent: 40 } })],
      metadata: { total: 1 },
    },
  })
  platform.confirm.mockResolvedValue(true)
  await person.click(button)
  expect(await screen.findByText(/^Cofa się 40%$/)).toBeInTheDocument()
  expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('Cofanie trwa'))
  api.answer({
    listAppliedImports: { data: [applied({ state: 'undone', undo: undone })], metadata: { total: 1 } },
  })
  expect(await screen.findByText('Cofnięty', undefined, POLLED)).toBeInTheDocument()
  expect(screen.queryByText(/^Cofa się/)).not.toBeInTheDocument()
})

test('an interrupted undo can be continued, and an import that is still written is not undone', async () => {
  const { person, platform } = await open([applied({ state: 'failed', undo: undone })], {
    undoAppliedImport: failure(409, { code: 'IMPORT_RUNS' }),
  })
  platform.confirm.mockResolvedValue(true)
  await person.click(await screen.findByRole('button', { name: /^Dokończ cofanie: dom\.zip/ }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('jeszcze się zapisuje')),
  )
})

test('shows an empty list, and nothing without access, which the import above reports', async () => {
  const { unmount } = await open([])
  expect(await screen.findByText('Nie było jeszcze żadnego importu')).toBeInTheDocument()
  unmount()
  await open([], { listAppliedImports: failure(403, { code: 'FORBIDDEN' }) })
  await waitFor(() => expect(screen.queryByText('Ostatnie importy')).not.toBeInTheDocument())
})
