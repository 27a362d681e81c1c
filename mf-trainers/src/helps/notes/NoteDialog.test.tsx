import { failure } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { notesApi, openDrawer, userNote } from '../drawer/drawer.fixture'

beforeEach(() => sessionStorage.clear())

const entry = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Notatka do zdania' })
const field = async () => within(await dialog()).getByRole('textbox', { name: 'Twoja notatka' })
const press = async (name: string) => within(await dialog()).getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('adding a note shows a confirmation for 3 s (V-NOTE-11, V-NOTE-14, L-TRN-08, L-TRN-18)', async () => {
  const { person, api, platform } = await openDrawer()
  await person.click(await entry('Dodaj notatkę'))
  await person.type(await field(), 'Bez the.')
  await person.click(await press('Zapisz'))
  await closed()
  expect(api.sent('listUserNotes')[0]?.query).toMatchObject({
    filters: 'lessonId:l1',
    options: 'withExercises:1',
  })
  expect(api.sent('createUserNote')).toMatchObject([
    {
      body: {
        exerciseId: 'e1',
        targetLang: 'ENG',
        isFavourite: false,
        note: { rawNote: 'Bez the.', htmlNote: 'Bez the.' },
      },
    },
  ])
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka zapisana.', { duration: 3000 })
  expect(await entry('Twoja notatka')).toBeVisible()
  expect(screen.getByText('Bez the.')).toBeVisible()
})

test('a note can be edited by keyboard (V-NOTE-15)', async () => {
  const { person, api } = await openDrawer(notesApi([userNote()]))
  ;(await entry('Twoja notatka')).focus()
  await person.keyboard('{Enter}')
  await waitFor(async () => expect(await field()).toHaveFocus())
  await person.keyboard(' Ale at the office.{Control>}{Enter}{/Control}')
  await closed()
  expect(api.sent('updateUserNote')).toMatchObject([
    { params: { id: 'n1' }, body: { note: { rawNote: 'Bez the. Ale at the office.' } } },
  ])
  await waitFor(async () => expect(await entry('Twoja notatka')).toHaveFocus())
})

test('undoing a deletion restores the note with its date and heart (V-NOTE-09, V-NOTE-11, V-NOTE-15)', async () => {
  const { person, api, platform } = await openDrawer(notesApi([userNote()]))
  await person.click(await entry('Twoja notatka'))
  await person.click(await press('Usuń'))
  await closed()
  expect(api.sent('deleteUserNote')).toMatchObject([{ params: { id: 'n1' } }])
  expect(await entry('Dodaj notatkę')).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka usunięta.', { duration: 3000 })
  await person.click(await entry('Cofnij'))
  expect(await entry('Twoja notatka')).toBeVisible()
  expect(api.sent('createUserNote')[0]?.body).toMatchObject({
    exerciseId: 'e1',
    createdAt: '2026-11-10T10:00:00.000Z',
    note: { rawNote: 'Bez the.' },
  })
  expect(platform.notify).toHaveBeenCalledWith('success', 'Notatka wróciła.', { duration: 3000 })
})

test('deleting the text of a favourite leaves the heart', async () => {
  const { person, api } = await openDrawer(notesApi([userNote({ isFavourite: true })]))
  await person.click(await entry('Twoja notatka'))
  await person.click(await press('Usuń'))
  await closed()
  expect(api.sent('deleteUserNote')).toEqual([])
  expect(api.sent('updateUserNote')[0]?.body).toEqual({ note: { rawNote: '', htmlNote: '' } })
})

test('a draft survives a failure, closing and a reload; cancelling discards it', async () => {
  const { person, unmount, platform } = await openDrawer({ ...notesApi(), createUserNote: failure(0) })
  await person.click(await entry('Dodaj notatkę'))
  await person.type(await field(), 'Ważne')
  await person.click(await press('Zapisz'))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Brak połączenia')),
  )
  expect(await field()).toHaveValue('Ważne')
  await person.keyboard('{Escape}')
  await closed()
  expect(screen.getByText('Masz tu niezapisany tekst.')).toBeVisible()
  unmount()

  const again = await openDrawer()
  await again.person.click(await entry('Dodaj notatkę'))
  expect(await field()).toHaveValue('Ważne')
  await again.person.click(await press('Anuluj'))
  await closed()
  expect(screen.queryByText('Masz tu niezapisany tekst.')).not.toBeInTheDocument()
})

test("an empty note isn't sent", async () => {
  const { person, api } = await openDrawer()
  await person.click(await entry('Dodaj notatkę'))
  await person.click(await press('Zapisz'))
  expect(within(await dialog()).getByText('Pole jest wymagane')).toBeVisible()
  expect(api.sent('createUserNote')).toEqual([])
})

test('notes that fail to load show an error, and the other entries work', async () => {
  const { person, api } = await openDrawer({ ...notesApi(), listUserNotes: failure(500) })
  expect(await screen.findByText('Nie udało się wczytać notatek.')).toBeVisible()
  api.answer(notesApi([userNote()]))
  await person.click(await entry('Spróbuj ponownie'))
  expect(await entry('Twoja notatka')).toBeVisible()
})

test('the drawer and the note dialog are accessible', async () => {
  const { person } = await openDrawer(notesApi([userNote()]))
  await person.click(await entry('Twoja notatka'))
  await field()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
})
