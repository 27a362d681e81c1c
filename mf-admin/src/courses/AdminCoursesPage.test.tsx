import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminCoursesPage from './AdminCoursesPage'
import { course, pageOf } from './course.fixture'

const courses = [
  course(),
  course({ _id: 'c2', name: 'Gramatyka od zera', levels: ['B1'], lessons: [], tags: [], active: false }),
]
const open = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminCoursesPage />, {
    route: 'adminCourses',
    at: paths.adminCourses({}, { query }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listCourses: pageOf(courses, 42), ...api },
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const activeSwitch = () =>
  screen.findByRole('switch', { name: 'Kurs „Angielski w\u00a0biurze” jest aktywny' })

describe('the course list', () => {
  it('shows name, levels, lesson count, two switches, tags and an edit button (A-CRSL-04)', async () => {
    await open()
    const first = await row('Angielski w biurze')
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      // The checkbox that selects all rows of the page.
      '',
      'Nazwa',
      'Poziomy',
      'Lekcje',
      'Aktywny',
      'Wymaga dostępu',
      'Tagi',
      'Edycja',
    ])
    const cells = within(first).getAllByRole('cell')
    expect(cells[2]).toHaveTextContent('A1A2')
    expect(cells[3]).toHaveTextContent('3')
    expect(cells[6]).toHaveTextContent('bizn_01praca')
    expect(within(first).getByRole('switch', { name: /jest aktywny/ })).toBeChecked()
    expect(within(first).getByRole('switch', { name: /wymaga przyznania/ })).not.toBeChecked()
    expect(
      within(first).getByRole('link', { name: 'Edytuj kurs „Angielski w\u00a0biurze”' }),
    ).toHaveAttribute('href', '/admin/courses/c1')
    expect(screen.getByRole('heading', { level: 1, name: 'Kursy' })).toBeInTheDocument()
    expect(screen.getByText('42 kursy')).toBeInTheDocument()
  })

  it('has a button that adds a course (A-CRSL-03)', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'Dodaj kurs' })).toHaveAttribute(
      'href',
      '/admin/courses/new',
    )
  })

  it('requests ten courses from Polish to English by default (A-CRSL-07, A-CRSL-08)', async () => {
    const { api } = await open()
    await row('Angielski w biurze')
    expect(api.sent('listCourses')[0]?.query).toMatchObject({
      filters: 'sourceLang:PL;targetLang:ENG',
      sort: 'name:asc',
      limit: 10,
      page: 1,
    })
    expect(screen.getByRole('combobox', { name: 'Język pytania' })).toHaveValue('PL')
    expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('ENG')
    const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
    expect(sizes.map((each) => each.textContent)).toEqual(['10', '25', '50', '100'])
  })

  it('shows skeleton rows while it loads', async () => {
    await open({ listCourses: () => new Promise(() => {}) })
    expect(screen.getByRole('table', { name: 'Kursy' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(11)
  })

  it('shows an error after a failed load, which can be retried', async () => {
    const { api, person } = await open({ listCourses: failure(500) })
    expect(await screen.findByText('Nie udało się wczytać kursów')).toBeInTheDocument()
    api.answer({ listCourses: pageOf(courses) })
    await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await row('Gramatyka od zera')).toBeInTheDocument()
  })

  it("hides the previous page's rows if the requested page fails to load", async () => {
    const { api, person } = await open()
    await row('Angielski w biurze')
    api.answer({ listCourses: failure(0) })
    await person.click(screen.getByRole('button', { name: 'Strona 2' }))
    expect(await screen.findByText('Nie udało się wczytać kursów')).toBeInTheDocument()
    expect(screen.queryByText('Angielski w biurze')).not.toBeInTheDocument()
  })

  it('shows the no-access page if the server refuses access', async () => {
    await open({ listCourses: failure(403, { code: 'FORBIDDEN' }) })
    expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  it('shows an empty state for a language pair without courses', async () => {
    await open({ listCourses: pageOf([]) })
    expect(await screen.findByText(/nie ma jeszcze kursów/)).toBeInTheDocument()
  })
})

describe('search, language filter, order and pagination of the course list', () => {
  it('searches after a debounce from the first page and stores the search in the URL (A-CRSL-01)', async () => {
    const { api, person, address } = await open({}, { page: '2' })
    await row('Angielski w biurze')
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'czas przeszły')
    expect(api.sent('listCourses')).toHaveLength(1)
    await waitFor(() => expect(address()).toBe('/admin/courses?search=czas+przesz%C5%82y'))
    await waitFor(() => expect(api.sent('listCourses')).toHaveLength(2))
    expect(api.sent('listCourses')[1]?.query).toMatchObject({
      filters: '$search:czas%20przesz%C5%82y;sourceLang:PL;targetLang:ENG',
      page: 1,
    })
  })

  it('searches immediately on Enter and shows when nothing was found', async () => {
    const { person, address } = await open({
      listCourses: ({ query }) => pageOf(String(query.filters).includes('$search') ? [] : courses),
    })
    await row('Angielski w biurze')
    await person.type(screen.getByRole('searchbox'), 'chiński{Enter}')
    expect(address()).toBe('/admin/courses?search=chi%C5%84ski')
    expect(await screen.findByText('Brak kursów dla „chiński”')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }))
    expect(await row('Gramatyka od zera')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(address()).toBe('/admin/courses')
  })

  it('requests the selected languages (A-CRSL-02)', async () => {
    const { api, person, address } = await open()
    await row('Angielski w biurze')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Język odpowiedzi' }), 'Niemiecki')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Język pytania' }), 'Angielski')
    await waitFor(() =>
      expect(api.sent('listCourses').at(-1)?.query.filters).toBe('sourceLang:ENG;targetLang:DE'),
    )
    expect(address()).toBe('/admin/courses?sourceLang=eng&targetLang=de')
  })

  it('reads search, filters, order and page from the URL', async () => {
    const { api } = await open(
      {},
      { search: 'biz', targetLang: 'de', sort: 'name:desc', limit: '25', page: '2' },
    )
    const name = await screen.findByRole('columnheader', { name: 'Nazwa' })
    expect(name).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('searchbox')).toHaveValue('biz')
    expect(api.sent('listCourses')[0]?.query).toMatchObject({
      filters: '$search:biz;sourceLang:PL;targetLang:DE',
      sort: 'name:desc',
      limit: 25,
      page: 2,
    })
    expect(await screen.findByRole('button', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('changes page, page size and order', async () => {
    const { api, person, address } = await open()
    await row('Angielski w biurze')
    await person.click(screen.getByRole('button', { name: 'Następna strona' }))
    await waitFor(() => expect(address()).toBe('/admin/courses?page=2'))
    await person.selectOptions(screen.getByRole('combobox', { name: 'Na stronie' }), '25')
    expect(address()).toBe('/admin/courses?limit=25')
    await person.click(within(await screen.findByRole('columnheader', { name: 'Nazwa' })).getByRole('button'))
    expect(address()).toBe('/admin/courses?sort=name%3Adesc&limit=25')
    await waitFor(() =>
      expect(api.sent('listCourses').at(-1)?.query).toMatchObject({ sort: 'name:desc', limit: 25, page: 1 }),
    )
  })

  it('opens the last page if the page in the URL no longer exists', async () => {
    const { address } = await open(
      { listCourses: ({ query }) => pageOf(String(query.page) === '9' ? [] : courses, 12) },
      { page: '9' },
    )
    await waitFor(() => expect(address()).toBe('/admin/courses?page=2'))
    expect(await row('Angielski w biurze')).toBeInTheDocument()
  })
})

describe('the switches of a course', () => {
  it('show a change immediately and save it with the loaded version (A-CRSL-05)', async () => {
    let answer = (_: ReturnType<typeof course>) => {}
    const { api, person, platform } = await open({
      updateCourse: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await person.click(await activeSwitch())
    expect(await activeSwitch()).not.toBeChecked()
    await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(1))
    expect(api.sent('updateCourse')[0]).toMatchObject({
      params: { id: 'c1' },
      body: { active: false, version: 4 },
    })
    expect(platform.notify).not.toHaveBeenCalled()
    const saved = course({ active: false, version: 5 })
    api.answer({ listCourses: pageOf([saved]) })
    await act(async () => answer(saved))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'success',
        'Kurs „Angielski w\u00a0biurze” jest teraz nieaktywny.',
      ),
    )
    expect(await activeSwitch()).not.toBeChecked()
  })

  it('work by keyboard and save whether a course needs granted access (A-CRSL-06)', async () => {
    const saved = course({ explicitAccessRequired: true, version: 5 })
    const { api, person, platform } = await open({ updateCourse: saved })
    const active = await activeSwitch()
    api.answer({ listCourses: pageOf([saved]) })
    active.focus()
    await person.tab()
    const access = screen.getByRole('switch', {
      name: 'Kurs „Angielski w\u00a0biurze” wymaga przyznania dostępu',
    })
    expect(access).toHaveFocus()
    await person.keyboard(' ')
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', expect.stringContaining('wymaga')),
    )
    expect(api.sent('updateCourse')[0]?.body).toEqual({ explicitAccessRequired: true, version: 4 })
    expect(access).toBeChecked()
    expect(access).toHaveFocus()
  })

  it('queue a second change until the first is saved, and send it with the new version', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { api, person, platform } = await open({
      updateCourse: async ({ body }) => {
        await released
        const { version, ...change } = body as { version: number; active?: boolean }
        return course({ ...change, version: version + 1 })
      },
    })
    await person.click(await activeSwitch())
    await person.click(await activeSwitch())
    expect(await activeSwitch()).toBeChecked()
    await act(async () => release())
    await waitFor(() => expect(platform.notify).toHaveBeenCalledTimes(2))
    expect(api.sent('updateCourse').map((call) => call.body)).toEqual([
      { active: false, version: 4 },
      { active: true, version: 5 },
    ])
    expect(await activeSwitch()).toBeChecked()
  })

  it('revert a change that could not be saved', async () => {
    const { api, person, platform } = await open({ updateCourse: failure(0) })
    await person.click(await activeSwitch())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Nie udało się zapisać')),
    )
    await waitFor(async () => expect(await activeSwitch()).toBeChecked())
    expect(api.sent('listCourses')).toHaveLength(1)
  })

  it.each([
    [403, /^Nie masz uprawnień do zmiany kursu „Angielski w.biurze”\.$/],
    [404, /^Kurs „Angielski w.biurze” nie istnieje\.$/],
    [500, /^Nie udało się zapisać zmiany w.kursie „Angielski w.biurze”\. Spróbuj ponownie\.$/],
  ])('show why a change was not saved (%i)', async (status, said) => {
    const { person, platform } = await open({ updateCourse: failure(status) })
    await person.click(await activeSwitch())
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(said)))
    await waitFor(async () => expect(await activeSwitch()).toBeChecked())
  })

  it('report a conflict with another editor and show the new state of the course (409)', async () => {
    const { api, person, platform } = await open({ updateCourse: failure(409, { code: 'STALE_WRITE' }) })
    await activeSwitch()
    api.answer({ listCourses: pageOf([course({ explicitAccessRequired: true, version: 6 })]) })
    await person.click(await activeSwitch())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Ktoś zmienił kurs')),
    )
    await waitFor(async () => expect(await activeSwitch()).toBeChecked())
    await waitFor(() => expect(screen.getByRole('switch', { name: /wymaga przyznania/ })).toBeChecked())
    api.answer({ updateCourse: course({ active: false, version: 7 }) })
    await person.click(await activeSwitch())
    await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(2))
    expect(api.sent('updateCourse')[1]?.body).toEqual({ active: false, version: 6 })
  })
})
