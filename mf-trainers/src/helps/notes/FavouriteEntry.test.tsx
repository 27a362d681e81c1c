import { failure } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { notesApi, openDrawer, userNote } from '../drawer/drawer.fixture'

beforeEach(() => sessionStorage.clear())

const heart = () => screen.findByRole('button', { name: 'Ulubione zdanie' })
const isPressed = async (pressed: boolean) =>
  waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', String(pressed)))

test('marking a sentence without a note as favourite creates an empty note (L-TRN-57, V-NOTE-08)', async () => {
  const { person, api } = await openDrawer()
  await isPressed(false)
  await person.click(await heart())
  await isPressed(true)
  expect(api.sent('createUserNote')).toMatchObject([
    { body: { exerciseId: 'e1', targetLang: 'ENG', isFavourite: true, note: { rawNote: '', htmlNote: '' } } },
  ])
  // A favourite isn't a note: one can still be added.
  expect(await screen.findByRole('button', { name: 'Dodaj notatkę' })).toBeVisible()
  await person.click(await heart())
  await isPressed(false)
  expect(api.sent('updateUserNote')).toMatchObject([{ body: { isFavourite: false } }])
})

test('marking a sentence with a note as favourite leaves its text unchanged (L-TRN-57)', async () => {
  const { person, api } = await openDrawer(notesApi([userNote()]))
  ;(await heart()).focus()
  await person.keyboard('{Enter}')
  await isPressed(true)
  expect(api.sent('updateUserNote')).toMatchObject([{ params: { id: 'n1' }, body: { isFavourite: true } }])
  expect(screen.getByText('Bez the.')).toBeVisible()
})

test('the heart changes immediately and is reverted with a notice if saving fails (V-NOTE-10)', async () => {
  let refuse = () => {}
  const { person, platform } = await openDrawer({
    ...notesApi(),
    createUserNote: () => new Promise((_, reject) => (refuse = () => reject(new Error('refused')))),
  })
  await person.click(await heart())
  await isPressed(true)
  refuse()
  await isPressed(false)
  expect(platform.notify.mock.calls).toEqual([
    ['error', 'Coś poszło nie tak. Spróbuj ponownie, a\u00a0jeśli to nie pomoże, napisz do nas.'],
  ])
})

test.each([
  ['without a network', failure(0)],
  ['where the server fails', failure(500)],
])('the heart stays if unmarking %s', async (_, answer) => {
  const { person } = await openDrawer({
    ...notesApi([userNote({ isFavourite: true })]),
    updateUserNote: answer,
  })
  await isPressed(true)
  await person.click(await heart())
  await isPressed(true)
})
