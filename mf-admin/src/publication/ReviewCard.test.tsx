import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import { ReviewCard } from './ReviewCard'

const comment = {
  _id: 'k1',
  field: 'name',
  text: 'Literówka',
  author: 'joanna@mowka.test',
  createdAt: '2026-11-26T09:12:00Z',
  isResolved: false,
  replyTo: null,
}
const open = (
  change: Partial<ReturnType<typeof course>> = {},
  comments: (typeof comment)[] = [],
  api: PageOptions['api'] = {},
) =>
  renderPage(<ReviewCard kind="course" row={course({ version: 4, active: false, ...change })} />, {
    route: 'adminEditCourse',
    at: '/admin/courses/c1',
    texts: { namespace: 'admin', loader: texts },
    roles: ['editor'],
    api: { getReviewComments: { data: comments }, changeReview: { version: 5 }, ...api },
  })
const card = () => screen.findByRole('region', { name: 'Recenzja' })
const press = (name: string) => screen.getByRole('button', { name })

test('an editor asks for the review of a draft, with the loaded version', async () => {
  const { api, person, platform } = await open()
  await card()
  await person.click(press('Poproś o\u00a0recenzję'))
  await waitFor(() =>
    expect(api.sent('changeReview')[0]).toMatchObject({
      params: { kind: 'course', id: 'c1' },
      body: { review: 'ASKED', version: 4 },
    }),
  )
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Poproszono o\u00a0recenzję.'))
})

test('a draft with an open comment can be sent back, and approved once it is resolved', async () => {
  const { api, container, person } = await open({ review: 'ASKED' }, [comment], {
    resolveReviewComment: { ...comment, isResolved: true },
  })
  const list = within(await screen.findByRole('list', { name: 'Uwagi' }))
  expect(list.getByText('Literówka')).toBeVisible()
  expect(list.getByText('Nazwa')).toBeVisible()
  expect(press('Zatwierdź')).toBeDisabled()
  expect(press('Poproś o\u00a0poprawki')).toBeEnabled()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  api.answer({ getReviewComments: { data: [{ ...comment, isResolved: true }] } })
  await person.click(list.getByRole('button', { name: 'Rozwiązane' }))
  await waitFor(() => expect(press('Zatwierdź')).toBeEnabled())
  expect(api.sent('resolveReviewComment')[0]).toMatchObject({
    params: { commentId: 'k1' },
    body: { isResolved: true },
  })
})

test('a comment on a field is added and its input emptied', async () => {
  const { api, person } = await open({ review: 'ASKED' }, [], { addReviewComment: comment })
  await card()
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Pole' }), 'Opis')
  const input = screen.getByRole('textbox', { name: 'Uwaga' })
  await person.type(input, ' Za długi. ')
  await person.click(press('Dodaj uwagę'))
  await waitFor(() =>
    expect(api.sent('addReviewComment')[0]?.body).toMatchObject({ field: 'description', text: 'Za długi.' }),
  )
  await waitFor(() => expect(input).toHaveValue(''))
})

test('the reason of a refused approval is shown', async () => {
  const { person, platform } = await open({ review: 'ASKED' }, [], {
    changeReview: failure(409, { code: 'OWN_REVIEW' }),
  })
  await card()
  await waitFor(() => expect(press('Zatwierdź')).toBeEnabled())
  await person.click(press('Zatwierdź'))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Zatwierdza inna osoba/)),
  )
})

test('published content that was never in review shows no review', async () => {
  await open({ active: true })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recenzja' })).not.toBeInTheDocument())
})
