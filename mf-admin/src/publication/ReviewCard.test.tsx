import type { OpenComment, ReviewComment } from '@mowka/contract/schemas/editor/review'
import type { ReviewedKind } from '@mowka/domain/course/review'
import { failure, type PageOptions } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { comment, commentsOn, openPart } from './comments.fixture'
import { ReviewCard } from './ReviewCard'

const open = (
  change: Partial<ReturnType<typeof course>> = {},
  comments: ReviewComment[] = [],
  api: PageOptions['api'] = {},
  kind: ReviewedKind = 'course',
) =>
  openPart(<ReviewCard kind={kind} row={course({ version: 4, active: false, ...change })} />, {
    getReviewComments: commentsOn(comments),
    listOpenComments: { data: [], metadata: { total: 0 } },
    changeReview: { version: 5 },
    ...api,
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
  const { api, container, person } = await open({ review: 'ASKED' }, [comment()], {
    resolveReviewComment: comment({ isResolved: true }),
  })
  const list = within(await screen.findByRole('list', { name: 'Uwagi' }))
  expect(list.getByText('Literówka')).toBeVisible()
  expect(list.getByText('Nazwa')).toBeVisible()
  expect(press('Zatwierdź')).toBeDisabled()
  expect(press('Poproś o\u00a0poprawki')).toBeEnabled()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  api.answer({ getReviewComments: commentsOn([comment({ isResolved: true })]) })
  await person.click(list.getByRole('button', { name: 'Rozwiązane' }))
  await waitFor(() => expect(press('Zatwierdź')).toBeEnabled())
  expect(api.sent('resolveReviewComment')[0]).toMatchObject({
    params: { commentId: 'k1' },
    body: { isResolved: true },
  })
})

const inside: OpenComment = {
  _id: 'k7',
  kind: 'word',
  rowId: 'w1',
  title: 'at home',
  titleLang: 'ENG',
  field: 'answer',
  text: 'Brakuje kropki',
  author: null,
  createdAt: '2026-11-26T09:12:00Z',
}

test('open comments on the content of a lesson are listed with links, and keep the lesson from its approval', async () => {
  const { container } = await open(
    { review: 'ASKED' },
    [],
    { listOpenComments: { data: [inside], metadata: { total: 3 } } },
    'lesson',
  )
  const list = within(
    await screen.findByRole('list', { name: 'Otwarte uwagi do ćwiczeń, słów i\u00a0wskazówek: 3' }),
  )
  const link = list.getByRole('link', { name: 'at home' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/dictionary\/w1\?from=/))
  expect(link).toHaveAttribute('lang', 'en')
  expect(list.getByText('Odpowiedź: Brakuje kropki')).toBeVisible()
  expect(screen.getByText(/^i\sjeszcze 2$/)).toBeVisible()
  expect(press('Zatwierdź')).toBeDisabled()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('open comments in the lessons of a course do not keep the course from its approval', async () => {
  await open({ review: 'ASKED' }, [], { listOpenComments: { data: [inside], metadata: { total: 1 } } })
  expect(await screen.findByRole('list', { name: 'Otwarte uwagi w\u00a0lekcjach: 1' })).toBeVisible()
  expect(press('Zatwierdź')).toBeEnabled()
})

test('published content that was never in review lists only the open comments on its content', async () => {
  await open({ active: true }, [], { listOpenComments: { data: [inside], metadata: { total: 1 } } })
  expect(await screen.findByRole('link', { name: 'at home' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /recenzję|Zatwierdź/ })).not.toBeInTheDocument()
})

test('a comment on a field is added and its input emptied', async () => {
  const { api, person } = await open({ review: 'ASKED' }, [], { addReviewComment: comment() })
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
