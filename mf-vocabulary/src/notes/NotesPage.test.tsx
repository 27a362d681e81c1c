import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import NotesPage from './NotesPage'
import { notesApi, userNote } from './notes.fixture'

type Answers = NonNullable<PageOptions['api']>

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

const three = () => [
  userNote(1, { isFavourite: true }),
  userNote(2, { lessonId: 'l2' }),
  userNote(3, { note: { rawNote: 'Bez THE', htmlNote: '<b onclick="x()">Bez</b> THE' } }),
]
const open = (
  api: Answers = {},
  query: Record<string, string> = {},
  { lang = 'pl' as 'pl' | 'en', notes = three(), unreleased = [] as PageOptions['unreleased'] } = {},
) =>
  renderPage(<NotesPage />, {
    route: 'notes',
    at: paths.notes({}, { query }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...notesApi(notes), ...api },
    lang,
    unreleased,
  })
const emulateWideScreen = () => {
  const original = window.matchMedia
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...original(query), matches: query.includes('min-width: 960') }))
}
const card = async (number: number): Promise<ReturnType<typeof within>> => {
  const article = (await screen.findByRole('heading', { name: `Sentence ${number}.` })).closest('article')
  if (!article) throw new Error('The sentence is in no card')
  return within(article)
}
const gone = (number: number) =>
  waitFor(() =>
    expect(screen.queryByRole('heading', { name: `Sentence ${number}.` })).not.toBeInTheDocument(),
  )
const press = async (number: number, name: RegExp) => (await card(number)).getByRole('button', { name })

test('notes are shown with their sentence, text, lesson and date (V-NOTE-12)', async () => {
  const { api } = await open()
  const first = await card(1)
  expect(first.getByRole('heading', { name: 'Sentence 1.' })).toHaveAttribute('lang', 'en')
  expect(first.getByText('Zdanie 1.')).toHaveAttribute('lang', 'pl')
  expect(first.getByRole('button', { name: 'Odtwórz: Sentence 1.' })).toBeEnabled()
  expect(first.getByRole('link', { name: 'Uprzejme prośby' })).toHaveAttribute('href', '/course/c1#l1')
  expect(first.getByText('10.11.2026')).toBeVisible()
  expect((await card(2)).queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('3 notatki z 2 lekcji')).toBeVisible()
  expect(api.sent('listUserNotes').some(({ query }) => query.options === 'withExercises:1')).toBe(true)
})

test("a note's formatting is rendered, and unsafe HTML is removed (S-NOTE-07)", async () => {
  const { container } = await open()
  expect((await card(1)).getByText('1', { selector: 'strong' })).toBeVisible()
  await card(3)
  expect(container.querySelector('[onclick]')).toBeNull()
})

test('the filter panel opens on wide screens and filters by lesson (V-NOTE-01, V-NOTE-13)', async () => {
  emulateWideScreen()
  const { api, person, address } = await open()
  await card(1)
  expect(screen.queryByRole('combobox', { name: 'Lekcja' })).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Filtry' }))
  const panel = within(screen.getByRole('region', { name: 'Filtry' }))
  expect(panel.getByRole('option', { name: 'Zakupy' })).toBeInTheDocument()
  await person.selectOptions(panel.getByRole('combobox', { name: 'Lekcja' }), 'Zakupy')
  await gone(1)
  expect(await card(2)).toBeDefined()
  expect(address()).toBe('/notes?lessonId=l2')
  expect(screen.getByText('1 pasująca notatka')).toBeVisible()
  expect(api.sent('getLessonsWithNotes')).not.toHaveLength(0)
  await person.click(screen.getByRole('button', { name: /^Ukryj filtry/ }))
  expect(screen.queryByRole('region', { name: 'Filtry' })).not.toBeInTheDocument()
})

test('tags are searched for and selected, in a sheet on phones (V-NOTE-01, V-NOTE-13)', async () => {
  const { api, person, address } = await open()
  await card(1)
  await person.click(screen.getByRole('button', { name: 'Filtry' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filtry' }))
  expect(sheet.queryByRole('button', { name: 'gramatyka' })).not.toBeInTheDocument()
  await person.type(sheet.getByRole('searchbox', { name: 'Szukaj tagu' }), 'gram{Enter}')
  await waitFor(() => expect(api.sent('getTags').at(-1)?.query).toMatchObject({ filters: 'tags:gram' }))
  await sheet.findByRole('button', { name: 'gramatyka' })
  // A chapter code is meaningless to a learner.
  expect(sheet.queryByRole('button', { name: 'grama1_02' })).not.toBeInTheDocument()
  await person.click(sheet.getByRole('button', { name: 'gramatyka' }))
  await waitFor(() => expect(address()).toBe('/notes?tags=gramatyka'))
  await waitFor(() =>
    expect(api.sent('listUserNotes').some(({ query }) => query.filters === 'tags:gramatyka')).toBe(true),
  )
  await person.click(sheet.getByRole('button', { name: 'Wyczyść filtry' }))
  await waitFor(() => expect(address()).toBe('/notes'))
  await person.click(await sheet.findByRole('button', { name: /^Pokaż 3/ }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('before a tag is typed, those of courses with notes are offered by the names of the courses', async () => {
  const { person, address, api } = await open()
  await card(1)
  await person.click(screen.getByRole('button', { name: 'Filtry' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filtry' }))
  const offered = () => within(sheet.getByRole('group', { name: 'Tagi' })).getAllByRole('button')
  await person.click(await sheet.findByRole('button', { name: 'Angielski od zera' }))
  expect(offered().map(({ textContent }) => textContent)).toEqual(['Angielski od zera'])
  await waitFor(() => expect(address()).toBe('/notes?tags=gram-od-zera'))
  // The selected tag keeps its name during a search.
  await person.type(sheet.getByRole('searchbox', { name: 'Szukaj tagu' }), 'gram{Enter}')
  await sheet.findByRole('button', { name: 'gramatyka' })
  expect(offered()[0]).toHaveTextContent('Angielski od zera')
  expect(api.sent('getTags').at(-1)?.query).toMatchObject({ filters: 'tags:gram' })
})

test('a search is sent as typed, and its empty result can be cleared (V-NOTE-07, C29)', async () => {
  const { api, person } = await open()
  await card(1)
  await person.type(screen.getByRole('searchbox', { name: /^Szukaj w.notatkach$/ }), 'Żółw{Enter}')
  expect(await screen.findByRole('heading', { name: 'Nic tu nie pasuje' })).toBeVisible()
  expect(api.sent('listUserNotes').some(({ query }) => query.filters === '$search:%C5%BB%C3%B3%C5%82w')).toBe(
    true,
  )
  await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(await card(1)).toBeDefined()
})

test('filters in the address are applied and can be cleared', async () => {
  const { person, address } = await open({}, { search: 'nie ma', isFavourite: 'true' })
  await person.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }))
  expect(await card(3)).toBeDefined()
  expect(address()).toBe('/notes')
})

test('the list can be filtered by favourites, and a heart is set and removed immediately (V-NOTE-08)', async () => {
  const { api, person } = await open()
  const heart = await press(2, /^Ulubione zdanie/)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await person.click(heart)
  expect(await press(2, /^Ulubione zdanie/)).toHaveAttribute('aria-pressed', 'true')
  await person.click(await press(1, /^Ulubione zdanie/))
  await waitFor(() =>
    expect(api.sent('updateUserNote').map(({ params, body }) => [params.id, body])).toEqual([
      ['n2', { isFavourite: true }],
      ['n1', { isFavourite: false }],
    ]),
  )
  await person.click(screen.getByRole('radio', { name: /^Ulubione/ }))
  await gone(1)
  expect(await card(2)).toBeDefined()
})

test('a refused heart is rolled back with a message (V-NOTE-10)', async () => {
  const { person, platform } = await open({ updateUserNote: failure(500) })
  await person.click(await press(2, /^Ulubione zdanie/))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringMatching(/^Coś poszło nie tak\..*napisz/),
    ),
  )
  expect(await press(2, /^Ulubione zdanie/)).toHaveAttribute('aria-pressed', 'false')
})

test('a note is edited in its card by keyboard, with a confirmation for 3 s (V-NOTE-11, V-NOTE-15, P-SNACK-02)', async () => {
  const { api, person, platform } = await open()
  await person.click(await press(1, /^Zmień notatkę/))
  const field = (await card(1)).getByRole('textbox', { name: /^Twoja notatka/ })
  expect(field).toHaveFocus()
  await person.type(field, ' I już.{Control>}{Enter}{/Control}')
  expect(await (await card(1)).findByText('Notatka 1. I już.')).toBeVisible()
  expect(api.sent('updateUserNote')).toMatchObject([
    { params: { id: 'n1' }, body: { note: { rawNote: 'Notatka 1. I już.', htmlNote: 'Notatka 1. I już.' } } },
  ])
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka zapisana.', { duration: 3_000 })
  await waitFor(async () => expect(await press(1, /^Zmień notatkę/)).toHaveFocus())
})

test('Escape cancels editing, and unsaved input survives a failure and a reload', async () => {
  const { person, unmount } = await open({ updateUserNote: failure(0) })
  await person.click(await press(1, /^Zmień notatkę/))
  await person.type((await card(1)).getByRole('textbox'), ' Nowe.')
  await person.click(await press(1, /^Zapisz/))
  unmount()
  const again = await open()
  expect((await card(1)).getByRole('textbox')).toHaveValue('Notatka 1. Nowe.')
  await again.person.keyboard('{Escape}')
  expect((await card(1)).queryByRole('textbox')).not.toBeInTheDocument()
  again.unmount()
  await open()
  expect((await card(1)).queryByRole('textbox')).not.toBeInTheDocument()
})

test('a favourite without a note can be given one', async () => {
  const bare = userNote(4, { isFavourite: true, note: { rawNote: '', htmlNote: '' } })
  const { api, person } = await open({}, {}, { notes: [bare] })
  await person.click(await press(4, /^Dodaj notatkę/))
  await person.type((await card(4)).getByRole('textbox'), 'Słowa')
  await person.click(await press(4, /^Zapisz/))
  await waitFor(() => expect(api.sent('updateUserNote')).toHaveLength(1))
})

test('a note is removed immediately with a message, and undo restores it with heart and date (V-NOTE-09, V-NOTE-11, C74, V-NOTE-14, V-NOTE-15)', async () => {
  const { api, person, platform } = await open()
  const button = await press(1, /^Usuń notatkę/)
  button.focus()
  await person.keyboard('{Enter}')
  await gone(1)
  expect(api.sent('deleteUserNote')[0]?.params).toEqual({ id: 'n1' })
  await waitFor(async () => expect(await press(2, /^Usuń notatkę/)).toHaveFocus())
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka usunięta.', {
    action: { label: 'Cofnij', onSelect: expect.any(Function) },
    duration: 10_000,
  })
  const [, , options] = platform.notify.mock.calls.at(-1) ?? []
  act(() => options.action.onSelect())
  expect(await card(1)).toBeDefined()
  expect(api.sent('createUserNote')[0]?.body).toEqual({
    exerciseId: 'e1',
    targetLang: 'ENG',
    isFavourite: true,
    note: { rawNote: 'Notatka 1.', htmlNote: 'Notatka <strong>1</strong>.' },
    createdAt: '2026-11-10T10:00:00.000Z',
  })
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka wróciła.', { duration: 3_000 })
})

test('the only note reappears in the list after removal and undo', async () => {
  const { person, platform } = await open({}, {}, { notes: [userNote(1)] })
  await person.click(await press(1, /^Usuń notatkę/))
  expect(await screen.findByRole('heading', { name: 'Tu będą Twoje notatki' })).toBeVisible()
  const [, , options] = platform.notify.mock.calls.at(-1) ?? []
  act(() => options.action.onSelect())
  expect(await card(1)).toBeDefined()
})

test("a note that can't be restored stays as a draft in its form", async () => {
  const { person, platform } = await open({ createUserNote: failure(500) })
  await person.click(await press(1, /^Usuń notatkę/))
  await gone(1)
  const [, , options] = platform.notify.mock.calls.at(-1) ?? []
  act(() => options.action.onSelect())
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringContaining('Nie udało się przywrócić'),
    ),
  )
  expect(sessionStorage.getItem('drawerDrafts')).toContain('Notatka 1.')
})

test('without notes the page links to courses and exercises (V-NOTE-02)', async () => {
  const { unmount } = await open({}, {}, { notes: [] })
  expect(await screen.findByRole('heading', { name: 'Tu będą Twoje notatki' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute('href', '/exercises')
  unmount()
  await open({}, {}, { notes: [], unreleased: ['exercises'] })
  await screen.findByRole('link', { name: 'Przejdź do kursów' })
  expect(screen.queryByRole('link', { name: 'Przejdź do powtórek' })).not.toBeInTheDocument()
})

test('further notes are loaded at the end of the list, and the loaded ones stay if that fails', async () => {
  const notes = Array.from({ length: 52 }, (_, index) => userNote(index + 1))
  const { api, person } = await open({}, {}, { notes })
  await card(50)
  api.answer({ listUserNotes: failure(0) })
  await person.click(screen.getByRole('button', { name: 'Pokaż więcej' }))
  expect(await screen.findByText('Nie udało się wczytać kolejnych notatek.')).toBeVisible()
  api.answer(notesApi(notes))
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await card(52)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).not.toBeInTheDocument()
})

test.each([
  ['Tabela (CSV)', 'csv', 'mowka-notatki-eng.csv'],
  ['Fiszki do Anki (TXT)', 'anki', 'mowka-notatki-eng.txt'],
])('notes can be exported as %s', async (item, format, name) => {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { api, person } = await open({ exportUserNotes: () => new Blob(['x']) as never })
  await card(1)
  await person.click(screen.getByRole('button', { name: 'Pobierz' }))
  await person.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(api.sent('exportUserNotes')[0]?.query).toMatchObject({ format })
})

test('a failed export and a failed load are reported', async () => {
  const { person, platform, unmount } = await open({ exportUserNotes: failure(500) })
  await card(1)
  await person.click(screen.getByRole('button', { name: 'Pobierz' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Tabela (CSV)' }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', 'Nie udało się pobrać notatek. Spróbuj ponownie.'),
  )
  unmount()
  await open({ listUserNotes: failure(0) })
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Notatki' })).toBeVisible()
})

test('when everything fails offline, one press retries all calls', async () => {
  const { api, person } = await open({ listUserNotes: failure(0), getLessonsWithNotes: failure(0) })
  await waitFor(() => expect(api.sent('listUserNotes').some(({ query }) => query.page)).toBe(true))
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  api.answer(notesApi(three()))
  await person.click(retry)
  expect(await screen.findByRole('heading', { name: 'Sentence 1.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).not.toBeInTheDocument()
})

test('the page is accessible, while editing too, and available in English', async () => {
  emulateWideScreen()
  const { person } = await open({}, {}, { lang: 'en' })
  await card(1)
  await person.click(screen.getByRole('button', { name: 'Filters' }))
  await person.click(await press(1, /^Edit note/))
  expect(screen.getByText('3 notes from 2 lessons')).toBeVisible()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
})
