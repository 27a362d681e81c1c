import { failure, type PageOptions } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { ContentComments } from './ContentComments'
import { comment, commentsOn, openPart } from './comments.fixture'

const missingDot = comment({ field: 'answer', text: 'Brakuje kropki' })
const open = (api: PageOptions['api'] = {}) =>
  openPart(
    <ContentComments kind="exercise" rowId="e1" />,
    { getReviewComments: commentsOn([], false), addReviewComment: missingDot, ...api },
    { route: 'adminEditExercise', at: '/admin/exercises/e1' },
  )
const addButton = () => screen.findByRole('button', { name: /^Dodaj.uwagę$/ })

test('a comment on any field of an exercise is added, also outside of a review', async () => {
  const { api, container, person } = await open()
  expect(await screen.findByText('Nie ma uwag.')).toBeVisible()
  await person.click(await addButton())
  const input = screen.getByRole('textbox', { name: 'Uwaga' })
  expect(input).toHaveFocus()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Pole' }), 'Spodziewane błędy')
  await person.type(input, 'Za mało')
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  api.answer({ getReviewComments: commentsOn([missingDot], false) })
  await person.click(await addButton())
  await waitFor(() =>
    expect(api.sent('addReviewComment')[0]).toMatchObject({
      params: { kind: 'exercise', id: 'e1' },
      body: { field: 'expectedMistakes', text: 'Za mało' },
    }),
  )
  const list = within(await screen.findByRole('list', { name: 'Uwagi' }))
  expect(list.getByText('Brakuje kropki')).toBeVisible()
  expect(list.getByText('Odpowiedź')).toBeVisible()
})

test('comments that could not be loaded are loaded again', async () => {
  const { api, person } = await open({ getReviewComments: failure(503) })
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  api.answer({ getReviewComments: commentsOn([missingDot], false) })
  await person.click(again)
  expect(await screen.findByText('Brakuje kropki')).toBeVisible()
})
