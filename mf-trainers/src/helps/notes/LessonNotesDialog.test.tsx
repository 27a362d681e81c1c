import { exercise } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { notesApi, openDrawer, userNote } from '../drawer/drawer.fixture'

beforeEach(() => sessionStorage.clear())

const other = userNote({
  _id: 'n2',
  exerciseId: 'e2',
  exercise: exercise({ _id: 'e2', example: 'Mam psa.', answer: 'I have a dog.' }),
  note: { rawNote: 'Pies to dog', htmlNote: '<p>Pies to <strong>dog</strong><script>x()</script></p>' },
})
const open = async (notes = [userNote(), other]) => {
  const page = await openDrawer(notesApi(notes))
  await page.person.click(await screen.findByRole('button', { name: /^Notatki z.tej lekcji/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Notatki z.tej lekcji/ })
  return { ...page, dialog }
}

test('the notes of the lesson appear with their sentences, except the current one (L-TRN-08, L-TRN-18, S-NOTE-07)', async () => {
  const { dialog } = await open()
  const [mine, second] = within(dialog).getAllByRole('listitem')
  expect(mine).toHaveTextContent('Do tego zdaniaBez the.')
  expect(dialog).not.toHaveTextContent('Jestem w domu.')
  expect(dialog).not.toHaveTextContent('I am at home.')
  expect(within(second as HTMLElement).getByText(/^Mam psa/)).toHaveAttribute('lang', 'pl')
  expect(within(second as HTMLElement).getByText('dog', { selector: 'strong' })).toBeVisible()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
})

test('a note can be edited in place, and the focus returns (V-NOTE-15)', async () => {
  const { dialog, person, api } = await open([other])
  await person.click(within(dialog).getByRole('button', { name: 'Zmień' }))
  const field = within(dialog).getByRole('textbox', { name: 'Twoja notatka' })
  await person.clear(field)
  await person.type(field, 'a dog, dogs')
  await person.click(within(dialog).getByRole('button', { name: 'Zapisz' }))
  expect(await within(dialog).findByText('a dog, dogs')).toBeVisible()
  expect(api.sent('updateUserNote')).toMatchObject([
    { params: { id: 'n2' }, body: { note: { rawNote: 'a dog, dogs', htmlNote: 'a dog, dogs' } } },
  ])
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Zmień' })).toHaveFocus())
})

test('a deleted note leaves the list, and the focus moves to the undo button (V-NOTE-15)', async () => {
  const { dialog, person, api } = await open()
  const [first] = within(dialog).getAllByRole('button', { name: 'Usuń' })
  await person.click(first as HTMLElement)
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1))
  expect(api.sent('deleteUserNote')).toMatchObject([{ params: { id: 'n1' } }])
  expect(within(dialog).getByRole('button', { name: 'Cofnij' })).toHaveFocus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2))
})

test('a lesson without notes shows an empty state, even with a favourite without text', async () => {
  const { dialog } = await open([userNote({ isFavourite: true, note: { rawNote: '', htmlNote: '' } })])
  expect(dialog).toHaveTextContent('W tej lekcji nie masz jeszcze notatek.')
})
