import { session } from '@mowka/kernel/session'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { course } from '../courses/course.fixture'
import { texts } from '../pages'
import { SamplePage } from './edit-page.fixture'

const stored = course({ name: 'Dom', description: 'Stary opis', tags: ['a'], version: 4 })
const open = (api: PageOptions['api'] = {}, id = 'c1') =>
  renderPage(<SamplePage />, {
    route: 'adminEditCourse',
    at: `/admin/courses/${id}`,
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { getCourse: { data: [stored] }, getTags: { data: ['a', 'b'] }, ...api },
  })
const box = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const stale = (change: Parameters<typeof course>[0]) =>
  failure(409, { code: 'STALE_WRITE', current: { ...stored, version: 5, ...change } })

test('saving sends the changed fields with the loaded version and confirms it (A-SNACK-01)', async () => {
  const { api, person, platform } = await open({ updateCourse: { ...stored, name: 'Dom i', version: 5 } })
  await person.type(await box('Nazwa'), ' i')
  expect(screen.getByText('Podgląd: Dom i')).toBeInTheDocument()
  await person.click(press('Zapisz'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Kurs zapisany.'))
  expect(api.sent('updateCourse')[0]?.body).toEqual({ name: 'Dom i', version: 4 })
  api.answer({ updateCourse: { ...stored, name: 'Dom ip', version: 6 } })
  await person.type(await box('Nazwa'), 'p')
  await person.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(2))
  expect(api.sent('updateCourse')[1]?.body).toEqual({ name: 'Dom ip', version: 5 })
})

test('an invalid form focuses the first mistake and sends nothing', async () => {
  const { api, person } = await open()
  await person.clear(await box('Nazwa'))
  await person.click(press('Zapisz'))
  await waitFor(async () => expect(await box('Nazwa')).toHaveFocus())
  expect(await box('Nazwa')).toHaveAccessibleDescription(/Pole jest wymagane/)
  expect(api.sent('updateCourse')).toHaveLength(0)
})

test('an unknown id shows a notice and opens the list', async () => {
  const { platform, address } = await open({ getCourse: failure(404, { code: 'NOT_FOUND' }) })
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', 'Kurs nie istnieje.'))
  expect(address()).toBe('/admin/courses')
})

describe('a row that is deleted while the form has unsaved changes', () => {
  const gone = failure(404, { code: 'NOT_FOUND' })
  const made = course({ _id: 'c9', name: 'Dom i', version: 1 })
  const write = async () => {
    const page = await open({ updateCourse: gone })
    await page.person.type(await box('Nazwa'), ' i')
    page.api.answer({ getCourse: gone })
    await page.person.click(press('Zapisz'))
    expect(await screen.findByText('Tej treści już nie ma')).toBeInTheDocument()
    return page
  }

  test('keeps them, and offers no actions on the deleted row', async () => {
    const { address } = await write()
    expect(await box('Nazwa')).toHaveValue('Dom i')
    expect(screen.queryByRole('button', { name: 'Historia' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Usuń' })).not.toBeInTheDocument()
    expect(address()).toBe('/admin/courses/c1')
  })

  test('can be saved as a new row, whose page opens', async () => {
    const { api, person, address, platform } = await write()
    api.answer({
      createCourse: made,
      getCourse: ({ params }: { params: Record<string, string> }) =>
        params.id === 'c9' ? { data: [made] } : gone,
    })
    await person.click(press('Zapisz jako nowe'))
    await waitFor(() => expect(address()).toBe('/admin/courses/c9'))
    expect(api.sent('createCourse')[0]?.body).toMatchObject({ name: 'Dom i', description: 'Stary opis' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kurs: Dom i' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Historia' })).toBeInTheDocument()
    // The deleted row is read once more, after the refused write at the latest.
    expect(api.sent('getCourse').filter(({ params }) => params.id === 'c1').length).toBeLessThan(3)
    expect(screen.queryByText('Tej treści już nie ma')).not.toBeInTheDocument()
    expect(platform.notify).not.toHaveBeenCalledWith('error', 'Kurs nie istnieje.')
  })
})

test('a failed load shows an error and can be retried', async () => {
  const { api, person } = await open({ getCourse: failure(500) })
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  api.answer({ getCourse: { data: [stored] } })
  await person.click(again)
  expect(await box('Nazwa')).toHaveValue('Dom')
})

test('changes of two editors to different fields are merged without a question (C57)', async () => {
  let isFirst = true
  const { api, person, platform } = await open({
    updateCourse: ({ body }) => {
      if (!isFirst) return { ...stored, ...(body as object), description: 'Ich opis', version: 6 }
      isFirst = false
      return stale({ description: 'Ich opis' })
    },
  })
  await person.type(await box('Nazwa'), '!')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(2))
  expect(api.sent('updateCourse')[1]?.body).toEqual({ name: 'Dom!', version: 5 })
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('Opis')))
  await waitFor(async () => expect(await box('Opis')).toHaveValue('Ich opis'))
  expect(await box('Nazwa')).toHaveValue('Dom!')
})

describe('two editors changing the same field (C57)', () => {
  const collide = async () => {
    const page = await open({ updateCourse: stale({ name: 'Ich dom', tags: ['ich'] }) })
    await page.person.type(await box('Nazwa'), ' mój')
    await page.person.click(press('Zapisz'))
    const dialog = await screen.findByRole('dialog', { name: 'Ktoś zmienił to samo' })
    return { ...page, dialog }
  }

  test('both versions are shown side by side, and nothing is saved before a choice', async () => {
    const { api, person, dialog } = await collide()
    const group = within(dialog).getByRole('group', { name: 'Nazwa' })
    expect(within(group).getByRole('radio', { name: /Wersja innej osoby/ })).toHaveAccessibleDescription(
      'Ich dom',
    )
    expect(within(group).getByRole('radio', { name: /Twoja wersja/ })).toHaveAccessibleDescription('Dom mój')
    expect(within(dialog).getByText('ich')).toBeInTheDocument()
    const save = within(dialog).getByRole('button', { name: 'Zapisz wybrane' })
    expect(save).toBeDisabled()
    await person.click(within(group).getByRole('radio', { name: /Twoja wersja/ }))
    api.answer({ updateCourse: { ...stored, name: 'Dom mój', tags: ['ich'], version: 6 } })
    await person.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.sent('updateCourse').at(-1)?.body).toEqual({ name: 'Dom mój', version: 5 })
    expect(await box('Nazwa')).toHaveValue('Dom mój')
  })

  test("the other editor's version can be chosen, and the form shows it", async () => {
    const { api, person, dialog } = await collide()
    await person.click(within(dialog).getByRole('radio', { name: /Wersja innej osoby/ }))
    api.answer({ updateCourse: { ...stored, name: 'Ich dom', tags: ['ich'], version: 5 } })
    await person.click(within(dialog).getByRole('button', { name: 'Zapisz wybrane' }))
    await waitFor(async () => expect(await box('Nazwa')).toHaveValue('Ich dom'))
    expect(api.sent('updateCourse').at(-1)?.body).toEqual({ version: 5 })
  })

  test('returning to the form preserves the input', async () => {
    const { person, dialog } = await collide()
    await person.click(within(dialog).getByRole('button', { name: 'Wróć do formularza' }))
    expect(await box('Nazwa')).toHaveValue('Dom mój')
  })
})

describe('a session that expires during editing', () => {
  const typed = async () => {
    const { person, unmount } = await open()
    await person.type(await box('Nazwa'), ' mój')
    act(() => session.signOut())
    unmount()
  }
  const newer = (change: Parameters<typeof course>[0]) => ({ ...stored, version: 5, ...change })

  test("restored input doesn't overwrite changes that others saved meanwhile", async () => {
    await typed()
    const theirs = newer({ name: 'Ich dom', description: 'Nowy opis' })
    const { api, person, platform } = await open({
      getCourse: { data: [theirs] },
      updateCourse: failure(409, { code: 'STALE_WRITE', current: theirs }),
    })
    expect(await box('Nazwa')).toHaveValue('Dom mój')
    expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('przed ponownym logowaniem'))
    await person.click(press('Zapisz'))
    const dialog = await screen.findByRole('dialog', { name: 'Ktoś zmienił to samo' })
    expect(within(dialog).getByText('Ich dom')).toBeInTheDocument()
    expect(api.sent('updateCourse').map(({ body }) => body)).toEqual([{ name: 'Dom mój', version: 4 }])
  })

  test('fields that only others changed are merged with the restored input', async () => {
    await typed()
    const theirs = newer({ description: 'Nowy opis' })
    const { api, person } = await open({
      getCourse: { data: [theirs] },
      updateCourse: ({ body }) =>
        (body as { version: number }).version === 4
          ? failure(409, { code: 'STALE_WRITE', current: theirs })
          : { ...theirs, name: 'Dom mój', version: 6 },
    })
    await box('Nazwa')
    await person.click(press('Zapisz'))
    await waitFor(() => expect(api.sent('updateCourse')).toHaveLength(2))
    expect(api.sent('updateCourse')[1]?.body).toEqual({ name: 'Dom mój', version: 5 })
    await waitFor(async () => expect(await box('Opis')).toHaveValue('Nowy opis'))
  })

  test('an equal change by another editor is no conflict and is preserved', async () => {
    await typed()
    const theirs = newer({ name: 'Dom mój' })
    await open({ getCourse: { data: [theirs] } })
    expect(await box('Nazwa')).toHaveValue('Dom mój')
  })

  test('the input of a new row is restored', async () => {
    const { person, unmount } = await open({}, 'new')
    await person.type(await box('Nazwa'), 'Nowy')
    act(() => session.signOut())
    unmount()
    await open({}, 'new')
    expect(await box('Nazwa')).toHaveValue('Nowy')
  })
})

test('deleting asks for confirmation, warns that it cannot be undone, and returns to the list (A-SNACK-02, A-SNACK-01)', async () => {
  const { api, person, platform, address } = await open({ deleteWord: undefined })
  await person.type(await box('Nazwa'), 'x')
  platform.confirm.mockResolvedValue(false)
  await person.click(press('Usuń'))
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Usunąć kurs?', text: 'Tej operacji nie można cofnąć.' }),
  )
  expect(api.sent('deleteWord')).toHaveLength(0)
  platform.confirm.mockResolvedValue(true)
  await person.click(press('Usuń'))
  await waitFor(() => expect(address()).toBe('/admin/courses'))
  expect(platform.notify).toHaveBeenCalledWith('success', 'Kurs usunięty.')
  expect(api.sent('deleteWord')[0]?.query).toMatchObject({ version: 4 })
})

test('copying a row opens the copy (A-SNACK-01)', async () => {
  const { person, platform, address } = await open({ copyWord: undefined as never })
  await box('Nazwa')
  await person.click(press('Kopiuj'))
  await waitFor(() => expect(address()).toBe('/admin/courses/c2'))
  expect(platform.notify).toHaveBeenCalledWith('success', 'Kurs skopiowany.')
})

test('Ctrl+S also saves a tag that is still being typed (A-CRSE-10)', async () => {
  const { api, person } = await open({
    updateCourse: ({ body }) => ({ ...stored, ...(body as object), version: 5 }),
  })
  const tags = await screen.findByLabelText('Tagi', { selector: 'input' })
  await person.type(tags, 'nowy')
  await person.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(api.sent('updateCourse')[0]?.body).toEqual({ tags: ['a', 'nowy'], version: 4 }))
  expect(tags).toHaveFocus()
})

test('the save button also saves a tag that is still being typed (A-CRSE-10)', async () => {
  const { api, person } = await open({
    updateCourse: ({ body }) => ({ ...stored, ...(body as object), version: 5 }),
  })
  await person.type(await screen.findByLabelText('Tagi', { selector: 'input' }), 'nowy')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(api.sent('updateCourse')[0]?.body).toEqual({ tags: ['a', 'nowy'], version: 4 }))
})

test('a new row is created once and opened, and tags are suggested during typing (A-CRSE-10)', async () => {
  const { api, person, platform, address } = await open({ createCourse: stored }, 'new')
  expect(screen.getByRole('heading', { level: 1, name: 'Nowy kurs' })).toBeInTheDocument()
  await person.type(await box('Nazwa'), 'Nowy')
  await person.type(screen.getByLabelText('Tagi', { selector: 'input' }), 'gram')
  await waitFor(() =>
    expect(api.sent('getTags').some(({ query }) => query.filters === 'tags:gram')).toBe(true),
  )
  await person.keyboard('{Enter}')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(address()).toBe('/admin/courses/c1'))
  expect(platform.notify).toHaveBeenCalledWith('success', 'Kurs dodany.')
  expect(api.sent('createCourse')[0]?.body).toMatchObject({ name: 'Nowy', tags: ['gram'] })
})

test('on phones the save button follows both columns', async () => {
  const original = window.matchMedia
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('max-width: 959') })
  try {
    await open()
    await box('Nazwa')
    const tags = screen.getByLabelText('Tagi', { selector: 'input' })
    expect(tags.compareDocumentPosition(press('Zapisz'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  } finally {
    window.matchMedia = original
  }
})

test('the history shows who changed what and restores an earlier state', async () => {
  const entry = {
    _id: 'h1',
    kind: 'course' as const,
    rowId: 'c1',
    action: 'changed' as const,
    version: 4,
    author: 'ewa@mowka.test',
    createdAt: '2026-11-20T09:00:00.000Z',
    changes: [
      { field: 'name', before: 'Mieszkanie', after: 'Dom' },
      { field: 'lessonIds', before: ['l1', 'l2'], after: ['l2', 'l1', 'l3'] },
    ],
  }
  const { api, person, platform } = await open({
    listHistory: { data: [entry], metadata: { total: 1 } },
    goBackInHistory: { version: 5 },
  })
  await box('Nazwa')
  await person.click(press('Historia'))
  const dialog = await screen.findByRole('dialog', { name: 'Historia zmian' })
  expect(await within(dialog).findByText(/ewa@mowka.test/)).toBeInTheDocument()
  expect(within(dialog).getByText('Mieszkanie')).toBeInTheDocument()
  expect(within(dialog).getByText('dodano 1')).toBeInTheDocument()
  expect(api.sent('listHistory')[0]?.query.filters).toBe('kind:course;_id:c1')
  await person.click(within(dialog).getByRole('button', { name: /Przywróć stan sprzed zmiany/ }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('success', 'Przywrócono wcześniejszy stan.'),
  )
  expect(api.sent('goBackInHistory')[0]).toMatchObject({ params: { id: 'h1' }, body: { version: 4 } })
})
