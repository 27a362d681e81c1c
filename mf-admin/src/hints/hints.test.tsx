import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminEditHintPage from './AdminEditHintPage'
import AdminHintsPage from './AdminHintsPage'
import { wordsOf } from './hint-form'

// jsdom has no layout.
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const hint = (change: Partial<EditedHint> = {}): EditedHint => ({
  _id: 'h1',
  content: '<p>Mów <em lang="en">I am</em>, nie <em lang="en">I is</em>.</p>',
  rawContent: 'Mów I am, nie I is. To jest odmiana.',
  sourceLang: 'PL',
  targetLang: 'ENG',
  isFullScreen: false,
  tags: ['czas'],
  active: true,
  exercises: [{ _id: 'e1', example: 'Jestem.', answer: 'I am.' }],
  exerciseCount: 3,
  createdAt: '2026-11-10T10:00:00.000Z',
  version: 4,
  ...change,
})
const pageOf = (data: EditedHint[], total = data.length) => ({ data, metadata: { total } })
const options = { texts: { namespace: 'admin', loader: texts }, roles: ['admin' as const] }
const list = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminHintsPage />, {
    ...options,
    route: 'adminHints',
    at: paths.adminHints(),
    api: {
      listHints: pageOf([hint()], 12),
      getLessonsUsing: { data: [], metadata: { total: 2 } },
      ...api,
    },
  })
const edit = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminEditHintPage />, {
    ...options,
    route: 'adminEditHint',
    at: paths.adminEditHint({ hintId: 'h1' }),
    api: {
      listHints: pageOf([hint()]),
      getTags: { data: [] },
      getReviewComments: { data: [], metadata: { isInReview: false } },
      getLessonsUsing: { data: [], metadata: { total: 0 } },
      ...api,
    },
  })
const fullScreen = () =>
  screen.findByRole('switch', { name: /^Wskazówka „Mów.I.am, nie.I.is\. To.je…” otwiera/ })

describe('the list of hints', () => {
  it('shows texts, languages, exercises, full-screen switches and tags, ten per page by default (A-HINT-01, A-HINT-03)', async () => {
    const { api, person } = await list()
    const row = await screen.findByRole('row', { name: /Mów I am/ })
    await person.hover(within(row).getByRole('button', { name: /^3.ćwiczenia$/ }))
    expect(await screen.findByText('I am.')).toBeInTheDocument()
    expect(screen.getByText(/^I.2.kolejne/)).toBeInTheDocument()
    expect(within(row).getByText('Polski → Angielski')).toBeVisible()
    expect(within(row).getByRole('cell', { name: '3' })).toBeVisible()
    expect(within(row).getByText('czas')).toBeVisible()
    expect(api.sent('listHints')[0]?.query).toMatchObject({
      filters: 'sourceLang:PL;targetLang:ENG',
      limit: 10,
      page: 1,
      withExercises: 'true',
    })
    const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
    expect(sizes.map((each) => each.textContent)).toEqual(['10', '25', '50', '100'])
    expect(screen.getByRole('link', { name: 'Dodaj wskazówkę' })).toHaveAttribute('href', '/admin/hints/new')
  })

  it('searches with a debounce of 600 ms (A-HINT-02)', async () => {
    const timers = jest.spyOn(window, 'setTimeout')
    const { api, person } = await list()
    await screen.findByRole('row', { name: /Mów I am/ })
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'am')
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(600)
    expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(500)
    await waitFor(() =>
      expect(api.sent('listHints').at(-1)?.query.filters).toBe('$search:am;sourceLang:PL;targetLang:ENG'),
    )
    timers.mockRestore()
  })

  it('switches a hint to full screen in all of its exercises (A-HINT-07)', async () => {
    const { api, person, platform } = await list({ updateHint: hint({ isFullScreen: true, version: 5 }) })
    await person.click(await fullScreen())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Na pełnym ekranie, w.3.ćwiczeniach\.$/),
      ),
    )
    expect(api.sent('updateHint')[0]).toMatchObject({
      params: { id: 'h1' },
      body: { isFullScreen: true, version: 4 },
    })
  })

  it('asks for confirmation with the number of affected exercises before a hint is deleted (A-HINT-08, A-SNACK-02)', async () => {
    const { api, person, platform } = await list({ deleteHint: undefined })
    platform.confirm.mockResolvedValue(true)
    await person.click(await screen.findByRole('button', { name: /^Usuń wskazówkę „Mów/ }))
    expect(platform.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringMatching(/^Jest w.2.lekcjach i.w.3.ćwiczeniach\. Tej operacji nie można/),
      }),
    )
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Wskazówka usunięta.'))
    expect(api.sent('deleteHint')[0]).toMatchObject({ params: { id: 'h1' }, query: { version: 4 } })
  })

  it('reports a failed deletion (A-HINT-09)', async () => {
    const { person, platform } = await list({ deleteHint: failure(500) })
    platform.confirm.mockResolvedValue(true)
    await person.click(await screen.findByRole('button', { name: /^Usuń wskazówkę „Mów/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'error',
        'Nie udało się usunąć wskazówki. Spróbuj ponownie.',
      ),
    )
  })
})

describe('the form of a hint', () => {
  it('shows the text, languages, full-screen switch, tags and assigned exercises (A-HINT-05, A-HINT-06)', async () => {
    const { api } = await edit()
    expect(await screen.findByRole('textbox', { name: 'Treść' })).toHaveTextContent('Mów I am, nie I is.')
    expect(screen.getByRole('combobox', { name: 'Język pytania' })).toHaveValue('PL')
    expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('ENG')
    expect(screen.getByRole('switch', { name: 'Na pełnym ekranie' })).not.toBeChecked()
    expect(screen.getByText('czas')).toBeVisible()
    const used = screen.getByRole('region', { name: /W.3.ćwiczeniach/ })
    expect(within(used).getByRole('link', { name: 'I am.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/exercises\/e1\?from=/),
    )
    expect(within(used).getByText(/I.2.kolejne/)).toBeVisible()
    expect(api.sent('listHints')[0]?.query).toMatchObject({ filters: '_id:h1', withExercises: 'true' })
  })

  it('saves the text as HTML and as plain text (A-HINT-04, A-SNACK-01)', async () => {
    const { api, person, platform } = await edit({ updateHint: hint({ version: 5 }) })
    const text = await screen.findByRole('textbox', { name: 'Treść' })
    text.focus()
    await person.click(screen.getByRole('button', { name: 'Lista' }))
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Wskazówka zapisana.'))
    expect(api.sent('updateHint')[0]?.body).toEqual({
      content: '<ul><li>Mów <em lang="en">I am</em>, nie <em lang="en">I is</em>.</li></ul>',
      rawContent: 'Mów I am, nie I is.',
      version: 4,
    })
  })

  it('has the beginning of the text in its heading, truncated with an ellipsis (A-HINT-05)', async () => {
    await edit({
      listHints: pageOf([hint({ rawContent: 'Cost an arm and a leg i cost a fortune to „drogo”.' })]),
    })
    const name = /^Wskazówka: Cost an arm and.*fortune.t…$/
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it('shows a notice and opens the list for an unknown id (A-HINT-10)', async () => {
    const { platform, address } = await edit({ listHints: pageOf([]) })
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', 'Wskazówka nie istnieje.'))
    await waitFor(() => expect(address()).toBe('/admin/hints'))
  })

  it('inserts a picture of the media library with its size', async () => {
    const content = '<p><img src="/files/media/a-1.png" alt="Oś czasu" width="300" height="150" /></p>'
    const { api, person } = await edit({
      listHints: pageOf([hint({ content: '<p>a</p>', rawContent: 'a' })]),
      updateHint: hint({ content, rawContent: 'Oś czasu', version: 5 }),
      listMedia: {
        data: [
          {
            key: 'os.png',
            name: 'os.png',
            type: 'file',
            size: 9,
            url: '/files/media/a-1.png',
            date: '2026-11-10T10:00:00.000Z',
          },
        ],
        metadata: { total: 1 },
      },
    })
    const box = await screen.findByRole('textbox', { name: 'Treść' })
    await person.click(screen.getByRole('button', { name: 'Obraz z\u00a0biblioteki' }))
    const choose = await screen.findByRole('button', { name: 'Wybierz obraz „os.png”' })
    // jsdom loads no images.
    for (const [name, value] of Object.entries({ naturalWidth: 600, naturalHeight: 300 }))
      Object.defineProperty(choose.querySelector('img'), name, { value })
    await person.click(choose)
    await waitFor(() => expect(box.querySelector('img')).toHaveAttribute('height', '150'))
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(api.sent('updateHint')).toHaveLength(1))
    expect(api.sent('updateHint')[0]?.body).toMatchObject({
      content: expect.stringContaining('<img src="/files/media/a-1.png" alt="" width="300" height="150" />'),
      rawContent: 'a',
    })
  })

  it('refuses a picture without words and alternative text', async () => {
    const picture = '<p><img src="/files/media/a-1.png" alt="" width="300" /></p>'
    const { api, person } = await edit({ listHints: pageOf([hint({ content: picture, rawContent: '' })]) })
    const box = await screen.findByRole('textbox', { name: 'Treść' })
    await person.click(screen.getByRole('switch', { name: 'Na pełnym ekranie' }))
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
    expect(api.sent('updateHint')).toEqual([])
  })

  it('extracts plain text from HTML', () => {
    expect(wordsOf('<h2>Czas</h2><ul><li>raz</li><li>dwa &amp; trzy</li></ul>')).toBe('Czas raz dwa & trzy')
    expect(wordsOf('<p>Oś<img src="/files/media/a.png" alt="czasu">.</p>')).toBe('Oś czasu .')
  })
})
