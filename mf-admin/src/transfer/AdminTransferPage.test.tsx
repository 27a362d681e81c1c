import { ReadableStream as NodeStream } from 'node:stream/web'
import { paths } from '@mowka/contract/routes'
import type { ContentImport, ImportRow } from '@mowka/contract/schemas/editor/content-import'
import { failure, type PageOptions, primaryButtons, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminTransferPage from './AdminTransferPage'

const plan = (change: Partial<ContentImport> = {}): ContentImport => ({
  _id: 'i1',
  fileName: 'dom.zip',
  state: 'planned',
  percent: 100,
  createdAt: '2026-11-16T10:00:00.000Z',
  keptUntil: '2026-11-17T10:00:00.000Z',
  digest: 'abc',
  isNewPlan: false,
  counts: { created: 0, updated: 1, unchanged: 40, theirs: 1, gone: 0, held: 0 },
  written: 0,
  overtaken: 0,
  mistakes: [],
  mistakeCount: 0,
  left: [],
  leftCount: 0,
  ...change,
})
const row = (change: Partial<ImportRow> = {}): ImportRow => ({
  _id: 'e1',
  kind: 'exercise',
  verdict: 'updated',
  title: 'Jestem w domu.',
  file: 'courses/eng/dom/pokoje.yaml',
  changes: [{ field: 'answer', before: "I'm home.", after: 'I am at home.' }],
  remarks: [{ key: 'hints', by: { code: 'NO_HINT' }, message: 'needs a hint that explains the sentence' }],
  isWritten: null,
  ...change,
})
const rows = [row(), row({ _id: 'e2', verdict: 'theirs', title: 'Mam psa.', remarks: [] })]

const open = (current: ContentImport | null, api: PageOptions['api'] = {}, styled = false) =>
  renderPage(<AdminTransferPage />, {
    route: 'adminTransfer',
    at: paths.adminTransfer(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    styled,
    api: {
      getContentImport: { import: current },
      listContentImportRows: { data: rows, metadata: { total: rows.length } },
      listAppliedImports: { data: [], metadata: { total: 0 } },
      listCourses: { data: [], metadata: { total: 0 } },
      ...api,
    },
  })
const file = (name = 'dom.zip', size = 10) => new File(['x'.repeat(size)], name)
const chooser = () => screen.findByLabelText<HTMLInputElement>('Wybierz plik', { selector: 'input' })

test.each([
  ['without an import', null, /^Wybierz plik$/],
  ['with a plan', plan(), /^Zapisz 1.zmianę$/],
])('the page %s has one primary button', async (_, current, name) => {
  await open(current, {}, true)
  await screen.findByRole('button', { name: 'Pobierz' })
  await waitFor(() => expect(primaryButtons()).toEqual([expect.stringMatching(name)]))
})

test('a chosen file is uploaded, and its changes are previewed before anything is written', async () => {
  const { api, person } = await open(null, { uploadContentImport: plan({ state: 'reading', percent: 0 }) })
  const input = await chooser()
  api.answer({ getContentImport: { import: plan() } })
  await person.upload(input, file())
  expect(await screen.findByText(/Na razie nic nie jest zapisane/)).toBeInTheDocument()
  const first = await screen.findByRole('row', { name: /Jestem w domu/ })
  expect(within(first).getByText("I'm home.")).toBeInTheDocument()
  expect(within(first).getByText('I am at home.')).toBeInTheDocument()
  expect(within(first).getByText('Zdanie potrzebuje wskazówki, która je wyjaśnia.')).toBeInTheDocument()
  expect(api.sent('uploadContentImport')).toHaveLength(1)
  expect(api.sent('applyContentImport')).toHaveLength(0)
})

test('a plan is applied by its digest, with the conflicting rows that were selected', async () => {
  const { api, person, baseElement } = await open(plan(), {
    applyContentImport: plan({ state: 'applying', percent: 0 }),
  })
  await person.click(await screen.findByRole('checkbox', { name: /Mam psa/ }))
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
  await person.click(screen.getByRole('button', { name: /^Zapisz 2/ }))
  await waitFor(() => expect(api.sent('applyContentImport')).toHaveLength(1))
  expect(api.sent('applyContentImport')[0]?.body).toEqual({ digest: 'abc', takeIds: ['e2'] })
})

test('a stale plan is replaced by a new one with a warning', async () => {
  const { api, person } = await open(plan(), { applyContentImport: failure(409, { code: 'PLAN_CHANGED' }) })
  const apply = await screen.findByRole('button', { name: /^Zapisz 1/ })
  api.answer({ getContentImport: { import: plan({ digest: 'def', isNewPlan: true }) } })
  await person.click(apply)
  expect((await screen.findAllByText(/Treści zmieniły się/)).length).toBeGreaterThan(0)
})

test('a refused file shows each mistake with its place in the language of the page', async () => {
  const { baseElement } = await open(
    plan({
      state: 'refused',
      mistakes: [
        { file: 'a/../b.yaml', line: null, key: null, code: 'NAME_LEAVES', values: {}, message: 'leaves' },
        {
          file: 'row 3',
          line: null,
          key: 'active',
          code: 'YES_NO',
          values: { value: 'off' },
          message: 'is neither',
        },
        {
          file: 'dom.yaml',
          line: 7,
          key: 'dialogue.lines[2].text',
          code: null,
          values: {},
          message: 'Invalid option',
        },
      ],
      mistakeCount: 300,
    }),
  )
  const list = within(await screen.findByRole('list', { name: 'Błędy pliku' }))
  expect(list.getByText('Nazwa wychodzi poza folder biblioteki.')).toBeInTheDocument()
  expect(list.getByText('wiersz 3 · Aktywne')).toBeInTheDocument()
  expect(list.getByText('dom.yaml · wiersz 7 · Dialog › Kwestie 3 › Tekst')).toBeInTheDocument()
  expect(list.getByText('„off” nie znaczy ani tak, ani nie. Wpisz „tak” albo „nie”.')).toBeInTheDocument()
  expect(list.getByText('To nie zgadza się z regułami biblioteki.')).toBeInTheDocument()
  expect(list.queryByText(/Invalid|is neither|leaves/)).not.toBeInTheDocument()
  expect(screen.getByText(/297 więcej/)).toBeInTheDocument()
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})

test.each([
  [
    'nothing to do',
    plan({ counts: { created: 0, updated: 0, unchanged: 9, theirs: 0, gone: 0, held: 0 } }),
    'Nie ma nic do zrobienia',
  ],
  ['reading', plan({ state: 'reading', percent: 30 }), '30%'],
  ['writing', plan({ state: 'applying', percent: 60 }), '60%'],
  ['done', plan({ state: 'done', written: 3 }), 'Zapisano 3 zmiany'],
  ['failed halfway', plan({ state: 'failed', written: 5 }), /Zapis przerwał się/],
])('shows the state of an import: %s', async (_, current, words) => {
  await open(current)
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('a file that is too large is not sent, and missing access shows the no-access page', async () => {
  const { api, person, platform, unmount } = await open(null)
  const big = file()
  Object.defineProperty(big, 'size', { value: 21 * 1024 * 1024 })
  await person.upload(await chooser(), big)
  expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Plik jest większy'))
  expect(api.sent('uploadContentImport')).toHaveLength(0)
  unmount()
  await open(null, { getContentImport: failure(403, { code: 'FORBIDDEN' }) })
  expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
})

test.each([
  ['before it is applied', plan(), /^Co\ssię\sstanie$/],
  ['after it was applied', plan({ state: 'done', written: 1 }), /^Co\sbyło\sw\splanie$/],
  ['after it failed halfway', plan({ state: 'failed', written: 1 }), /^Co\sbyło\sw\splanie$/],
])('the verdicts of a plan are named by its tense %s', async (_, current, name) => {
  await open(current)
  expect(await screen.findByRole('columnheader', { name })).toBeVisible()
  expect(screen.getByRole('combobox', { name })).toBeVisible()
})

test('a plan that only publishes drafts shows that they need an approval, and cannot be applied', async () => {
  const counts = { created: 0, updated: 0, unchanged: 9, theirs: 0, gone: 0, held: 1 }
  const held = row({
    kind: 'lesson',
    verdict: 'held',
    changes: [],
    remarks: [{ key: 'active', by: { code: 'NEEDS_APPROVAL' }, message: 'needs an approval' }],
  })
  await open(plan({ counts }), { listContentImportRows: { data: [held], metadata: { total: 1 } } })
  expect(await screen.findByText('1 zostaje szkicem')).toBeInTheDocument()
  expect(await screen.findByText(/przed publikacją druga osoba/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Zapisz 0/ })).toBeDisabled()
})

// jsdom has no streams.
beforeAll(() => Object.assign(globalThis, { ReadableStream: NodeStream }))

test('an export can be cancelled before its first bytes arrive', async () => {
  const cancelled = jest.fn()
  const { person, platform } = await open(null, {
    downloadContent: new ReadableStream<Uint8Array>({ cancel: cancelled }),
  })
  await person.click(await screen.findByRole('button', { name: 'Pobierz' }))
  await person.click(await screen.findByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByText(/Pobrano/)).not.toBeInTheDocument())
  expect(cancelled).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Pobierz' })).toBeEnabled()
  expect(platform.notify).not.toHaveBeenCalled()
})

test('an export requests the selected format and language, and a table can be filtered further', async () => {
  const { api, person, platform } = await open(null, { downloadContent: failure(500) })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Format' }), 'Tabela ćwiczeń (csv)')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Język nauki' }), 'Niemiecki')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Poziom lekcji' }), 'A2')
  await person.type(screen.getByRole('textbox', { name: 'Tag ćwiczenia' }), 'sytu_05')
  await person.click(screen.getByRole('button', { name: 'Pobierz' }))
  await waitFor(() => expect(api.sent('downloadContent')).toHaveLength(1))
  expect(api.sent('downloadContent')[0]?.query).toMatchObject({
    format: 'csv',
    lang: 'DE',
    level: 'A2',
    tag: 'sytu_05',
  })
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringContaining('Nie udało się pobrać pliku'),
    ),
  )
})
