import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { failure, type PageOptions, primaryButtons, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminWordsPage from '../words/AdminWordsPage'
import { batch } from './batch.fixture'

const word = (answer: string): DictionaryWord => ({
  _id: answer,
  example: `pl ${answer}`,
  exampleLang: 'PL',
  exampleRecording: null,
  answer,
  answerLang: 'ENG',
  answerRecording: null,
  transcription: null,
  partOfSpeech: null,
  gender: null,
  tags: [],
  needAttention: false,
  active: true,
  exercises: [],
  version: 1,
})
const pageOf = (answers: string[], total = 136) => ({ data: answers.map(word), metadata: { total } })
const effect = { changed: 132, unchanged: 4, skipped: 0, skippedRows: [], rowIds: ['cat', 'dog'] }

const open = async (
  api: PageOptions['api'] = {},
  query: Record<string, string> = {},
  { styled = false, shows = 'cat' } = {},
) => {
  const page = await renderPage(<AdminWordsPage />, {
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    styled,
    route: 'adminWords',
    at: paths.adminWords({}, { query }),
    api: {
      listWords: ({ query }) =>
        query.page === '2' || Number(query.page) === 2
          ? pageOf(['fox'])
          : pageOf(['cat', 'dog', 'cow', 'hen']),
      previewBatch: effect,
      createBatch: batch(),
      getTags: { data: ['dom'] },
      ...api,
    },
  })
  await screen.findByText(shows)
  return page
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Zaznacz: ${name}` })
const bar = () => within(screen.getByRole('region', { name: 'Zaznaczone wiersze' }))
const pick = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) => {
  await person.click(bar().getByRole('button', { name: 'Zmień zaznaczone' }))
  await person.click(await screen.findByRole('menuitem', { name }))
}
const bodies = (page: Awaited<ReturnType<typeof open>>, name: 'previewBatch' | 'createBatch') =>
  page.api.sent(name).map(({ body }) => body)

test('rows are selected by checkbox, as a range with Shift and by page, and the count is announced', async () => {
  const { person, baseElement } = await open()
  expect(screen.queryByRole('region', { name: 'Zaznaczone wiersze' })).not.toBeInTheDocument()
  await person.click(box('cat'))
  expect(bar().getByText(/^Zaznaczono 1.wiersz$/)).toBeVisible()
  await person.keyboard('{Shift>}')
  await person.click(box('cow'))
  await person.keyboard('{/Shift}')
  expect(box('dog')).toBeChecked()
  expect(box('hen')).not.toBeChecked()
  const said = [...baseElement.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent)
  expect(said).toContainEqual(expect.stringMatching(/^Zaznaczono 3.wiersze$/))
  const whole = screen.getByRole('checkbox', { name: 'Zaznacz całą stronę' })
  expect(whole).toBePartiallyChecked()
  await person.click(whole)
  expect(box('hen')).toBeChecked()
  box('hen').focus()
  await person.keyboard(' ')
  expect(box('hen')).not.toBeChecked()
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
  await person.click(bar().getByRole('button', { name: 'Odznacz' }))
  expect(screen.queryByRole('region', { name: 'Zaznaczone wiersze' })).not.toBeInTheDocument()
})

test('a list with selected rows has one primary button', async () => {
  const { person } = await open({}, {}, { styled: true })
  await person.click(box('cat'))
  expect(bar().getByRole('button', { name: 'Zmień zaznaczone' })).toBeVisible()
  expect(primaryButtons()).toEqual(['Dodaj słowo'])
})

test('a list that failed to load has one primary button', async () => {
  await open({ listWords: failure(500) }, {}, { styled: true, shows: 'Spróbuj ponownie' })
  expect(primaryButtons()).toEqual(['Dodaj słowo'])
})

test('the selection persists across pages and is cleared when the filters change', async () => {
  const page = await open()
  await page.person.click(box('cat'))
  await page.person.click(screen.getByRole('button', { name: /Następna/ }))
  await screen.findByText('fox')
  await page.person.click(box('fox'))
  expect(bar().getByText(/^Zaznaczono 2.wiersze$/)).toBeVisible()
  await page.person.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, 'DE')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Zaznaczone wiersze' })).not.toBeInTheDocument(),
  )
})

test('all matching rows are previewed, changed as previewed, and restored by the undo in the snackbar', async () => {
  const page = await open({ undoBatch: batch({ _id: 'b2', mode: 'undo' }) })
  await page.person.click(box('cat'))
  await page.person.click(bar().getByRole('button', { name: /^Zaznacz wszystkie pasujące: 136$/ }))
  await page.person.click(box('dog'))
  expect(bar().getByText(/^Zaznaczono 135.wierszy$/)).toBeVisible()
  await pick(page.person, 'Wyłącz')
  const dialog = within(await screen.findByRole('dialog', { name: 'Wyłącz' }))
  expect(await dialog.findByText(/Zmienią się 132.wiersze\./)).toBeVisible()
  expect(dialog.getByText(/Już wyłączone: 4\./)).toBeVisible()
  const change = { action: 'switch', active: false }
  expect(bodies(page, 'previewBatch')).toEqual([
    { kind: 'word', change, rows: { filters: 'exampleLang:PL;answerLang:ENG', exceptIds: ['dog'] } },
  ])
  await page.person.click(dialog.getByRole('button', { name: /^Zmień 132.wiersze$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(bodies(page, 'createBatch')).toEqual([
    { kind: 'word', change, rows: { rowIds: ['cat', 'dog'] }, requestId: expect.any(String) },
  ])
  expect(screen.queryByRole('region', { name: 'Zaznaczone wiersze' })).not.toBeInTheDocument()
  const [, said, options] = page.platform.notify.mock.calls.at(-1) ?? []
  expect(said).toMatch(/^Zmieniono 132.wiersze\.$/)
  expect(options?.action?.label).toBe('Cofnij')
  act(() => options?.action?.onSelect())
  await waitFor(() => expect(page.api.sent('undoBatch')[0]?.params.id).toBe('b1'))
  await waitFor(() =>
    expect(page.platform.notify).toHaveBeenLastCalledWith(
      'success',
      expect.stringMatching(/^Cofnięto zmianę 132.wierszy\.$/),
    ),
  )
})

test('a tag is added with Enter or on blur, and rows that would be skipped are listed by name', async () => {
  const skipped = { rowId: 'cat', name: 'cat', reason: 'tooManyTags' as const }
  const page = await open(
    {
      previewBatch: { ...effect, changed: 1, unchanged: 0, skipped: 1, skippedRows: [skipped] },
    },
    { answerLang: 'de' },
  )
  await page.person.click(box('cat'))
  await page.person.click(box('dog'))
  await pick(page.person, 'Dodaj tagi')
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj tagi' }))
  expect(dialog.getByRole('button', { name: /^Zmień/ })).toBeDisabled()
  await page.person.type(await dialog.findByRole('combobox', { name: /^Tagi/ }), 'zwierz{Enter}las')
  await page.person.tab()
  expect(page.api.sent('getTags')[0]?.query).toMatchObject({ sourceLang: 'PL', targetLang: 'DE' })
  expect(await dialog.findByText('miałby ponad 100 tagów', { exact: false })).toBeVisible()
  await waitFor(() =>
    expect(bodies(page, 'previewBatch').at(-1)).toEqual({
      kind: 'word',
      change: { action: 'addTags', tags: ['zwierz', 'las'] },
      rows: { rowIds: ['cat', 'dog'] },
    }),
  )
})

test("a batch without effect can't be sent, and a failed preview can be retried", async () => {
  const page = await open({ previewBatch: failure(500) })
  await page.person.click(box('cat'))
  await pick(page.person, 'Włącz')
  const dialog = within(await screen.findByRole('dialog', { name: 'Włącz' }))
  expect(await dialog.findByText('Nie udało się sprawdzić, co się zmieni.', { exact: false })).toBeVisible()
  page.api.answer({ previewBatch: { ...effect, changed: 0, unchanged: 1 } })
  await page.person.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await dialog.findByText(/Już włączone: 1\./)).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Zmień 0/ })).toBeDisabled()
})

test("selecting all matching rows isn't offered above the maximum of a batch", async () => {
  const { person } = await open({ listWords: pageOf(['cat'], 5300) })
  await person.click(box('cat'))
  expect(bar().getByText(/5300.*2000/)).toBeVisible()
  expect(bar().queryByRole('button', { name: /pasujące/ })).not.toBeInTheDocument()
})
