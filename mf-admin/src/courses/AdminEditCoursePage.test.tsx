import { failure, type PageOptions, primaryButtons, renderPage } from '@mowka/testing'
import { exercise, lesson } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminEditCoursePage from './AdminEditCoursePage'
import { course } from './course.fixture'

const lessons = ['Jeden', 'Dwa', 'Trzy'].map((title, index) =>
  lesson({ _id: `l${index + 1}`, name: { source: `${title}|Opis`, target: `${title} en` }, items: [] }),
)
const open = (api: PageOptions['api'] = {}, id = 'c1', styled = false) =>
  renderPage(<AdminEditCoursePage />, {
    route: 'adminEditCourse',
    at: `/admin/courses/${id}`,
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    styled,
    api: {
      getCourse: { data: [course()] },
      getCourseLessons: { data: lessons },
      getTags: { data: [] },
      ...api,
    },
  })
const list = () => screen.findByRole('list', { name: 'Lekcje' })
const order = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Przesuń wyżej/ })
    .map((each) => each.getAttribute('aria-label')?.replace('Przesuń wyżej: ', ''))
const press = (name: string | RegExp) => screen.getByRole('button', { name })

const addressOfPicture = () => document.querySelector('form use')?.getAttribute('href')

test('previews the selected picture and saves it, and removing it shows the one of the kind', async () => {
  const saved = course({ picture: 'airport', version: 5 })
  const { api, person } = await open({ updateCourse: saved })
  const select = await screen.findByRole('combobox', { name: 'Obrazek' })
  expect(select).toHaveDisplayValue('Jak dla rodzaju kursu')
  expect(addressOfPicture()).toMatch(/#work$/)
  await person.selectOptions(select, 'samolot')
  expect(addressOfPicture()).toMatch(/#airport$/)
  await person.click(press('Zapisz'))
  await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(1))
  expect(api.sent('updateCourse')[0]?.body).toEqual({ picture: 'airport', version: 4 })
  await person.selectOptions(screen.getByRole('combobox', { name: 'Obrazek' }), 'Jak dla rodzaju kursu')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(2))
  expect(api.sent('updateCourse')[1]?.body).toEqual({ picture: null, version: 5 })
})

test('shows every field of a course and saves only the changed ones (A-CRSE-01, S-ADM-11)', async () => {
  const { api, person, platform } = await open({ updateCourse: course({ name: 'Biuro', version: 5 }) })
  const name = await screen.findByRole('textbox', { name: 'Nazwa' })
  expect(name).toHaveValue('Angielski w biurze')
  expect(screen.getByRole('textbox', { name: 'Opis' })).toHaveValue('Rozmowy, spotkania i maile')
  expect(
    within(screen.getByRole('group', { name: 'Poziomy' })).getByRole('button', { name: 'A2' }),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('switch', { name: 'Aktywny' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Wymaga przyznania dostępu' })).not.toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Język pytania' })).toHaveValue('PL')
  expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('ENG')
  expect(screen.getByText('bizn_01')).toBeInTheDocument()
  await person.clear(name)
  await person.type(name, 'Biuro')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Kurs został zapisany.'))
  expect(api.sent('updateCourse')[0]?.body).toEqual({ name: 'Biuro', version: 4 })
})

test.each([
  ['a draft', 'NONE', ['Opublikuj teraz']],
  ['a draft in review', 'ASKED', ['Zatwierdź']],
] as const)('%s with unsaved changes has one primary button', async (_, review, primary) => {
  const { person } = await open(
    {
      getCourse: { data: [course({ active: false, review })] },
      getReviewComments: { data: [], metadata: { isInReview: review === 'ASKED' } },
      listOpenComments: { data: [], metadata: { total: 0 } },
    },
    'c1',
    true,
  )
  await person.type(await screen.findByRole('textbox', { name: 'Nazwa' }), ' od zera')
  expect(press('Zapisz')).not.toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(primaryButtons()).toEqual(primary))
})

test('a new course needs a name and a level (A-CRSE-01)', async () => {
  const { api, person, address } = await open({ createCourse: course() }, 'new')
  await person.click(await screen.findByRole('button', { name: 'Zapisz' }))
  expect(api.sent('createCourse')).toHaveLength(0)
  await person.type(screen.getByRole('textbox', { name: 'Nazwa' }), 'Nowy')
  await person.click(screen.getByRole('button', { name: 'A1' }))
  await person.click(press('Zapisz'))
  await waitFor(() => expect(address()).toBe('/admin/courses/c1'))
  expect(api.sent('createCourse')[0]?.body).toMatchObject({ name: 'Nowy', levels: ['A1'], active: false })
})

test('lessons move by keyboard, one step at a time (A-CRSE-02, A-CRSE-03)', async () => {
  const { api, person } = await open({ changeLessonOrder: course({ version: 5 }) })
  expect(await order()).toEqual(['Jeden', 'Dwa', 'Trzy'])
  const down = press('Przesuń niżej: Jeden')
  down.focus()
  api.answer({
    getCourseLessons: { data: [lessons[1], lessons[0], lessons[2]].flatMap((each) => each ?? []) },
  })
  await person.keyboard('{Enter}')
  await waitFor(async () => expect(await order()).toEqual(['Dwa', 'Jeden', 'Trzy']))
  expect(press('Przesuń niżej: Jeden')).toHaveFocus()
  expect(screen.getByText(/^Jeden: miejsce 2/)).toBeInTheDocument()
  await waitFor(() => expect(api.sent('changeLessonOrder')).toHaveLength(1))
  expect(api.sent('changeLessonOrder')[0]).toMatchObject({
    params: { id: 'c1' },
    body: { lessonId: 'l1', type: 'down', courseId: 'c1' },
  })
  expect(press('Przesuń wyżej: Dwa')).toBeDisabled()
})

test('a refused move is reverted', async () => {
  const { person, platform } = await open({ changeLessonOrder: failure(409, { code: 'STALE_WRITE' }) })
  await list()
  await person.click(press('Przesuń niżej: Jeden'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  await waitFor(async () => expect(await order()).toEqual(['Jeden', 'Dwa', 'Trzy']))
})

test('removing a lesson asks for confirmation and warns that it cannot be undone (A-CRSE-06, A-SNACK-02)', async () => {
  const { api, person, platform } = await open({ changeCourseLessons: course({ version: 5 }) })
  await list()
  platform.confirm.mockResolvedValueOnce(false)
  await person.click(press(/^Usuń lekcję „Dwa”/))
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Tej operacji nie można cofnąć.' }),
  )
  expect(api.sent('changeCourseLessons')).toHaveLength(0)
  await person.click(press(/^Usuń lekcję „Dwa”/))
  await waitFor(() => expect(api.sent('changeCourseLessons')).toHaveLength(1))
  expect(api.sent('changeCourseLessons')[0]?.body).toEqual({ action: 'detach', rowId: 'l2' })
})

test('a new lesson is created in the course, with its name and description joined by a bar (A-CRSE-04, A-LESS-04)', async () => {
  const { api, person, platform } = await open({ createLesson: lesson() })
  await list()
  await person.click(press('Nowa lekcja'))
  const dialog = await screen.findByRole('dialog')
  const fill = (name: string, text: string) =>
    person.type(within(dialog).getByRole('textbox', { name }), text)
  await fill('Tytuł w\u00a0języku pytania', 'Cześć')
  await fill('Opis w\u00a0języku pytania', 'Powitania')
  await fill('Tytuł w\u00a0języku odpowiedzi', 'Hello')
  await person.click(within(dialog).getByRole('button', { name: 'Dodaj' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Lekcja została dodana.'))
  expect(api.sent('createLesson')[0]?.body).toMatchObject({
    name: { source: 'Cześć|Powitania', target: 'Hello' },
    courseId: 'c1',
    level: 'A1',
  })
})

test('an existing lesson is found and attached (A-CRSE-05)', async () => {
  const title = 'Dziewiąta, o zakupach w sklepie'
  const found = lesson({ _id: 'l9', name: { source: `${title}|Opis`, target: 'Nine' } })
  const { api, person } = await open({
    getLesson: { data: [found, ...lessons], metadata: { total: 4 } },
    changeCourseLessons: course({ version: 5 }),
  })
  await list()
  await person.click(press('Dołącz istniejącą'))
  const dialog = await screen.findByRole('dialog', { name: 'Dołącz lekcję do kursu' })
  expect(await within(dialog).findByRole('button', { name: 'Dołączone: Jeden' })).toBeDisabled()
  await person.type(within(dialog).getByRole('searchbox'), 'dziew{Enter}')
  await waitFor(() =>
    expect(api.sent('getLesson').at(-1)?.query.filters).toBe('$search:dziew;sourceLang:PL;targetLang:ENG'),
  )
  expect(within(await within(dialog).findByRole('list')).queryByText(/…$/)).not.toBeInTheDocument()
  await person.click(await within(dialog).findByRole('button', { name: /^Dołącz: Dziewiąta/ }))
  await waitFor(() => expect(api.sent('changeCourseLessons')).toHaveLength(1))
  expect(api.sent('changeCourseLessons')[0]?.body).toEqual({ action: 'attach', rowId: 'l9' })
})

test('a lesson expands to its shortened exercises with their hints (A-CRSE-07, A-CRSE-08, A-CRSE-09)', async () => {
  const { person } = await open({
    getLessonExercises: {
      data: [
        exercise({ _id: 'e1', example: 'Gdybym wiedział, zadzwoniłbym wcześniej.', hints: ['h1'] }),
        exercise({ _id: 'e2', answer: 'Hi.', hints: [] }),
      ],
    },
    getLessonHints: {
      data: [
        {
          _id: 'h1',
          content: '<p>Tryb <strong>warunkowy</strong></p>',
          isFullScreen: false,
          exercises: ['e1'],
        },
      ],
    },
  })
  await list()
  await person.click(press('Ćwiczenia lekcji „Dwa”'))
  expect(await screen.findByText('Gdybym wiedział, zadzwoni…')).toBeInTheDocument()
  const bulbs = screen.getAllByRole('button', { name: /^Wskazówka do/ })
  expect(bulbs).toHaveLength(1)
  await act(async () => bulbs[0]?.focus())
  expect(await screen.findByText('warunkowy')).toBeInTheDocument()
})

test('a course without lessons shows an empty state, and an unknown course opens the list', async () => {
  const empty = await open({ getCourseLessons: { data: [] } })
  expect(await screen.findByText(/nie ma jeszcze lekcji/)).toBeInTheDocument()
  empty.unmount()
  const { platform, address } = await open({ getCourse: failure(404, { code: 'NOT_FOUND' }) })
  await waitFor(() => expect(address()).toBe('/admin/courses'))
  expect(platform.notify).toHaveBeenCalledWith('error', 'Kurs nie istnieje.')
})

test('has no accessibility violations that axe detects', async () => {
  document.documentElement.lang = 'pl'
  await open()
  await list()
  const result = await act(() =>
    axe.run(document, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  )
  expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}, 30_000)
