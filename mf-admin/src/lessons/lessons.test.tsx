import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { exercise, lesson, word } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminEditLessonPage from './AdminEditLessonPage'
import AdminLessonsPage from './AdminLessonsPage'

const own = lesson({ items: [], version: 3 })
const sentences = ['one', 'two', 'three'].map((answer, index) =>
  exercise({ _id: `e${index + 1}`, answer, example: `po polsku ${index + 1}` }),
)
const around = { texts: { namespace: 'admin', loader: texts }, roles: ['admin' as const] }
const openPage = (api: PageOptions['api'] = {}, id = 'l1') =>
  renderPage(<AdminEditLessonPage />, {
    ...around,
    route: 'adminEditLesson',
    at: `/admin/lessons/${id}`,
    api: {
      getLesson: { data: [own], metadata: { total: 1 } },
      getLessonExercises: { data: sentences },
      getLessonWords: { data: [word()] },
      getTags: { data: [] },
      updateLesson: { ...own, version: 4 },
      ...api,
    },
  })
const openList = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminLessonsPage />, {
    ...around,
    route: 'adminLessons',
    at: '/admin/lessons',
    api: { getLesson: { data: [own], metadata: { total: 31 } }, ...api },
  })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('the list has search, languages, a switch and a link to each lesson (A-LESS-01, A-LESS-02)', async () => {
  const { api } = await openList()
  expect(await screen.findByText('Uprzejme prośby')).toBeInTheDocument()
  expect(api.sent('getLesson')[0]?.query).toMatchObject({
    filters: 'sourceLang:PL;targetLang:ENG',
    limit: 10,
    page: 1,
  })
  expect(screen.getByRole('searchbox', { name: 'Szukaj' })).toBeInTheDocument()
  const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
  expect(sizes.map((each) => each.textContent)).toEqual(['10', '25', '50', '100'])
  expect(screen.getByRole('link', { name: /^Edytuj lekcję/ })).toHaveAttribute('href', '/admin/lessons/l1')
  expect(screen.getByRole('link', { name: 'Dodaj lekcję' })).toHaveAttribute('href', '/admin/lessons/new')
})

test('a lesson can be deactivated in the list and is saved with the loaded version (A-LESS-08)', async () => {
  const off = { ...own, active: false, version: 4 }
  const { api, person, platform } = await openList({ updateLesson: off })
  const toggle = await screen.findByRole('switch', { name: /jest aktywna/ })
  api.answer({ getLesson: { data: [off], metadata: { total: 31 } } })
  await person.click(toggle)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('success', expect.stringContaining('nieaktywna')),
  )
  expect(api.sent('updateLesson')[0]?.body).toEqual({ active: false, version: 3 })
})

test('a lesson shows its fields, and changes are saved (A-LESS-03, A-LESS-04, A-LESS-09)', async () => {
  const { api, person, platform } = await openPage()
  const description = await screen.findByRole('textbox', { name: 'Opis w\u00a0języku pytania' })
  expect(description).toHaveValue('Jak poprosić')
  expect(description).toHaveAttribute('lang', 'pl')
  expect(screen.getByDisplayValue('How to ask')).toHaveAttribute('lang', 'en')
  await person.type(description, ' grzecznie')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Poziom' }), 'B1')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Lekcja została zapisana.'))
  expect(api.sent('updateLesson')[0]?.body).toEqual({
    name: { source: 'Uprzejme prośby|Jak poprosić grzecznie', target: 'Polite requests|How to ask' },
    level: 'B1',
    version: 3,
  })
})

test('a new lesson is created and opened (A-LESS-09)', async () => {
  const { api, person, address } = await openPage({ createLesson: own }, 'new')
  await person.type(await screen.findByRole('textbox', { name: 'Tytuł w\u00a0języku pytania' }), 'Dom')
  await person.type(screen.getByRole('textbox', { name: 'Tytuł w\u00a0języku odpowiedzi' }), 'Home')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(address()).toBe('/admin/lessons/l1'))
  expect(api.sent('createLesson')[0]?.body).toMatchObject({ name: { source: 'Dom', target: 'Home' } })
})

const stored = (each: (typeof sentences)[number]) => ({
  ...each,
  needAttention: false,
  expectedMistakes: [],
  reportedBugs: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
})

test('moving an exercise saves the new order (A-LESS-05)', async () => {
  const { api, person } = await openPage({ changeLessonContents: own })
  await screen.findByRole('list', { name: 'Ćwiczenia' })
  await person.click(press('Przesuń wyżej: two'))
  await waitFor(() => expect(api.sent('changeLessonContents')).toHaveLength(1))
  expect(api.sent('changeLessonContents')[0]?.body).toEqual({
    part: 'exercises',
    action: 'move',
    rowId: 'e2',
    beforeId: 'e1',
  })
})

test('three exercises attached in quick succession are all attached and shown (A-LESS-06)', async () => {
  const found = ['seven', 'eight', 'nine'].map((answer) => exercise({ _id: answer, answer }))
  const inLesson: typeof found = []
  const { api, person } = await openPage({
    getLessonExercises: () => ({ data: [...inLesson] }),
    listExercises: { data: found.map(stored), metadata: { total: 3 } },
    changeLessonContents: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      inLesson.push(...found.filter(({ _id }) => _id === (body as { rowId: string }).rowId))
      return own
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Dołącz ćwiczenie' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dołącz ćwiczenie' })
  await within(dialog).findByRole('button', { name: 'Dołącz: seven' })
  for (const { answer } of found) {
    await person.click(within(dialog).getByRole('button', { name: `Dołącz: ${answer}` }))
  }
  for (const { answer } of found) {
    expect(await within(dialog).findByRole('button', { name: `Dołączone: ${answer}` })).toBeDisabled()
  }
  expect(api.sent('changeLessonContents').map(({ body }) => body)).toEqual(
    found.map(({ _id }) => ({ part: 'exercises', action: 'attach', rowId: _id })),
  )
  await person.keyboard('{Escape}')
  const list = await screen.findByRole('list', { name: 'Ćwiczenia' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
})

test('an exercise that could not be attached can be attached again (A-LESS-06)', async () => {
  const { api, person } = await openPage({
    listExercises: { data: [stored(exercise({ _id: 'e9', answer: 'nine' }))], metadata: { total: 1 } },
    changeLessonContents: failure(503),
  })
  await person.click(await screen.findByRole('button', { name: 'Dołącz ćwiczenie' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dołącz ćwiczenie' })
  await person.click(await within(dialog).findByRole('button', { name: 'Dołącz: nine' }))
  await waitFor(() => expect(api.sent('changeLessonContents')).toHaveLength(1))
  expect(await within(dialog).findByRole('button', { name: 'Dołącz: nine' })).toBeEnabled()
})

describe('pasted sentence pairs', () => {
  const pasted = [
    'Jestem w domu. – I am at home.',
    'Idę do pracy. – I am going to work.',
    'To zdanie nie ma tłumaczenia.',
  ].join('\n')
  const openPairs = async (api: PageOptions['api'] = {}) => {
    const page = await openPage({
      checkPairs: {
        data: [
          { _id: 'e9', example: 'Do pracy.', answer: 'I am going to work.', index: 1, isInLesson: true },
        ],
      },
      createPairs: { created: 2, refused: [], importId: 'i1' },
      ...api,
    })
    await page.person.click(await screen.findByRole('button', { name: 'Wklej zdania' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Wklej zdania' }))
    await page.person.click(dialog.getByRole('textbox', { name: 'Zdania z\u00a0tłumaczeniami' }))
    return { ...page, dialog }
  }

  test('are shown in a table with mistakes and existing sentences, and those without mistakes are created', async () => {
    const { api, person, platform, dialog } = await openPairs()
    await person.paste(pasted)
    expect(dialog.getByRole('textbox', { name: 'Odpowiedź, wiersz 2' })).toHaveValue('I am going to work.')
    expect(dialog.getByRole('textbox', { name: 'Odpowiedź, wiersz 3' })).toHaveAccessibleDescription(
      /Brakuje zdania/,
    )
    expect(await dialog.findByRole('link', { name: 'Do pracy.' })).toHaveAttribute(
      'href',
      '/admin/exercises/e9',
    )
    await person.click(dialog.getByRole('button', { name: /^Dodaj 2.ćwiczenia$/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'warning',
        expect.stringMatching(/^Dodano 2.ćwiczenia\. Zostały wiersze do poprawy: 1\.$/),
        expect.objectContaining({ action: { label: 'Cofnij', onSelect: expect.any(Function) } }),
      ),
    )
    expect(api.sent('createPairs')[0]).toMatchObject({
      params: { id: 'l1' },
      body: {
        pairs: [
          { example: 'Jestem w domu.', answer: 'I am at home.', requestId: expect.any(String) },
          { example: 'Idę do pracy.', answer: 'I am going to work.' },
        ],
      },
    })
    // The wrong row stays, is corrected in place and created.
    api.answer({ createPairs: { created: 1, refused: [], importId: 'i2' } })
    await person.type(dialog.getByRole('textbox', { name: 'Odpowiedź, wiersz 1' }), 'It has now.')
    await person.click(dialog.getByRole('button', { name: /^Dodaj 1.ćwiczenie$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.sent('createPairs')[1]?.body).toMatchObject({
      pairs: [{ example: 'To zdanie nie ma tłumaczenia.', answer: 'It has now.' }],
    })
  })

  test('are created while another line is being typed, which stays', async () => {
    const { person, platform, dialog } = await openPairs()
    await person.paste('Jestem w domu. – I am at home.\nIdę do pracy. – I am going to work.')
    const box = dialog.getByRole('textbox', { name: 'Zdania z\u00a0tłumaczeniami' })
    await person.type(box, 'Cześć tam.')
    await person.click(dialog.getByRole('button', { name: /^Dodaj 2.ćwiczenia$/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'success',
        expect.stringMatching(/^Dodano 2.ćwiczenia\.$/),
        expect.anything(),
      ),
    )
    expect(dialog.queryByRole('table')).not.toBeInTheDocument()
    expect(box).toHaveValue('Cześć tam.')
  })

  test('are followed by a change of the publication with the version that they gave the lesson', async () => {
    const { api, person, dialog } = await openPairs()
    await person.paste('Jestem w domu. – I am at home.')
    api.answer({ getLesson: slowly(4), createPairs: { created: 1, refused: [], importId: 'i1' } })
    await person.click(dialog.getByRole('button', { name: /^Dodaj 1.ćwiczenie$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await person.click(press('Przenieś do archiwum'))
    await waitFor(() => expect(api.sent('updateLesson')[0]?.body).toEqual({ archived: true, version: 4 }))
  })

  test('can be undone from the message of their success', async () => {
    const { api, person, platform, dialog } = await openPairs({ undoAppliedImport: failure(503) })
    await person.paste(pasted)
    await person.click(dialog.getByRole('button', { name: /^Dodaj 2.ćwiczenia$/ }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalled())
    platform.notify.mock.calls[0]?.[2]?.action?.onSelect()
    await waitFor(() => expect(api.sent('undoAppliedImport')[0]?.params).toEqual({ id: 'i1' }))
  })

  test('can be swapped and removed, and closing asks before they are lost', async () => {
    const { person, platform, dialog } = await openPairs()
    await person.paste(pasted)
    await person.click(dialog.getByRole('button', { name: /^Usuń wiersz 3$/ }))
    await person.click(dialog.getByRole('button', { name: 'Zamień strony' }))
    expect(dialog.getByRole('textbox', { name: 'Przykład, wiersz 1' })).toHaveValue('I am at home.')
    platform.confirm.mockResolvedValue(false)
    await person.keyboard('{Escape}')
    expect(platform.confirm).toHaveBeenCalledTimes(1)
    expect(dialog.getByRole('table', { name: 'Pary zdań' })).toBeVisible()
  })

  test('stay in the dialog when the request fails', async () => {
    const { api, person, dialog } = await openPairs({ createPairs: failure(503) })
    await person.paste(pasted)
    await person.click(dialog.getByRole('button', { name: /^Dodaj 2.ćwiczenia$/ }))
    await waitFor(() => expect(api.sent('createPairs')).toHaveLength(1))
    expect(await dialog.findByRole('textbox', { name: 'Przykład, wiersz 1' })).toHaveValue('Jestem w domu.')
  })

  test('typed lines are added to the table by a button, and a repeated answer is reported', async () => {
    const { person, dialog } = await openPairs()
    await person.type(
      dialog.getByRole('textbox', { name: 'Zdania z\u00a0tłumaczeniami' }),
      'Cześć tam. = Hi there.{Enter}Hej tam. = Hi there!',
    )
    await person.click(dialog.getByRole('button', { name: 'Dodaj do tabeli' }))
    expect(dialog.getByText(/^Takie samo jak w.wierszu 1\.$/)).toBeVisible()
  })
})

test('an exercise is detached after a confirmation (A-LESS-07)', async () => {
  const { api, person, platform } = await openPage({ changeLessonContents: own })
  await person.click(await screen.findByRole('button', { name: 'Usuń z\u00a0lekcji: two' }))
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Tej operacji nie można cofnąć.' }),
  )
  await waitFor(() =>
    expect(api.sent('changeLessonContents')[0]?.body).toEqual({
      part: 'exercises',
      action: 'detach',
      rowId: 'e2',
    }),
  )
})

/** The lesson after another write, with a response that takes a moment. */
const slowly = (version: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return { data: [{ ...own, version }], metadata: { total: 1 } }
}

test('a lesson is archived with the version that a change of its sentences has just given it', async () => {
  const { api, person } = await openPage({ changeLessonContents: { ...own, version: 4 } })
  const detach = await screen.findByRole('button', { name: 'Usuń z\u00a0lekcji: two' })
  api.answer({ getLesson: slowly(4) })
  await person.click(detach)
  await person.click(press('Przenieś do archiwum'))
  await waitFor(() => expect(api.sent('updateLesson')[0]?.body).toEqual({ archived: true, version: 4 }))
})

test('a title with a bar is invalid, because the text after it would become the description (A-LESS-04)', async () => {
  const { api, person } = await openPage()
  const title = (await screen.findAllByRole('textbox', { name: /^Tytuł/ }))[0] as HTMLElement
  await person.type(title, ' | albo nie')
  await person.click(press('Zapisz'))
  expect(await screen.findByText(/^Usuń z.tytułu kreskę/)).toBeInTheDocument()
  expect(api.sent('updateLesson')).toHaveLength(0)
})

test('the words of a lesson are a separate list that includes inactive ones', async () => {
  const { api, person } = await openPage({
    getLessonWords: {
      data: [
        { ...word(), active: true },
        { ...word({ _id: 'w2', answer: 'roof' }), active: false },
      ],
    },
    changeLessonContents: own,
  })
  const list = await screen.findByRole('list', { name: 'Słowa' })
  expect(api.sent('getLessonWords')[0]?.query).toEqual(expect.objectContaining({ withInactive: 'true' }))
  expect(within(list).getByText('roof').closest('li')).toHaveTextContent('nieaktywn')
  await person.click(within(list).getByRole('button', { name: 'Usuń z\u00a0lekcji: home' }))
  await waitFor(() =>
    expect(api.sent('changeLessonContents')[0]?.body).toEqual({
      part: 'words',
      action: 'detach',
      rowId: 'w1',
    }),
  )
})

test('an unknown lesson opens the list, and a failed load can be retried', async () => {
  const gone = await openPage({ getLesson: { data: [], metadata: { total: 0 } } })
  await waitFor(() => expect(gone.address()).toBe('/admin/lessons'))
  expect(gone.platform.notify).toHaveBeenCalledWith('error', 'Lekcja nie istnieje.')
  gone.unmount()
  await openPage({ getLesson: failure(500) })
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument()
})
