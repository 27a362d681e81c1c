import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import { failure, type PageOptions } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { comment, commentsOn, openPart } from './comments.fixture'
import { FieldComments } from './FieldComments'

const reply = comment({ _id: 'k2', text: 'Poprawione.', author: null, replyTo: 'k1' })
const elsewhere = comment({ _id: 'k3', field: 'description', text: 'Za długi' })

const open = (comments: ReviewComment[], { isInReview = true } = {}, api: PageOptions['api'] = {}) =>
  openPart(<FieldComments kind="course" rowId="c1" field="name" label="Nazwa" />, {
    getReviewComments: commentsOn(comments, isInReview),
    ...api,
  })
const button = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Uwagi do pola Nazwa' }))

test('a button beside the field counts its open comments and opens them with their replies', async () => {
  const { baseElement, person } = await open([comment(), reply, elsewhere])
  await person.click(await button(/^Nazwa: 1.otwarta.uwaga$/))
  const opened = await dialog()
  expect(opened.getByText('Literówka')).toBeVisible()
  expect(within(opened.getByRole('list', { name: 'Odpowiedzi' })).getByText('Poprawione.')).toBeVisible()
  expect(opened.getByText(/^usunięte.konto,/)).toBeVisible()
  expect(opened.queryByText('Za długi')).not.toBeInTheDocument()
  const { violations } = await axe.run(baseElement, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})

test('a field without comments offers the first one, which is sent with the field', async () => {
  const { api, person, platform } = await open([elsewhere], {}, { addReviewComment: comment() })
  await person.click(await button(/^Nazwa: Dodaj.uwagę$/))
  const opened = await dialog()
  await person.type(opened.getByRole('textbox', { name: 'Uwaga' }), 'Literówka')
  await person.click(opened.getByRole('button', { name: /^Dodaj.uwagę$/ }))
  await waitFor(() =>
    expect(api.sent('addReviewComment')[0]).toMatchObject({
      params: { kind: 'course', id: 'c1' },
      body: { field: 'name', text: 'Literówka' },
    }),
  )
  expect(api.sent('addReviewComment')[0]?.body).not.toHaveProperty('replyTo')
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('success', expect.stringMatching(/^Dodano.uwagę/)),
  )
})

test('a reply names its comment, and its form closes after it was sent', async () => {
  const { api, person } = await open([comment()], {}, { addReviewComment: reply })
  await person.click(await button(/^Nazwa: 1/))
  const opened = await dialog()
  await person.click(opened.getByRole('button', { name: 'Odpowiedz' }))
  const input = opened.getByRole('textbox', { name: /^Twoja.odpowiedź$/ })
  expect(input).toHaveFocus()
  api.answer({ getReviewComments: commentsOn([comment(), reply]) })
  await person.type(input, 'Poprawione.')
  await person.click(opened.getByRole('button', { name: 'Wyślij' }))
  expect(await opened.findByText('Poprawione.')).toBeVisible()
  expect(api.sent('addReviewComment')[0]?.body).toMatchObject({ field: 'name', replyTo: 'k1' })
  await waitFor(() => expect(input).not.toBeInTheDocument())
})

test('a comment is resolved and opened again', async () => {
  const resolved = comment({ isResolved: true })
  const { api, person } = await open([comment()], {}, { resolveReviewComment: resolved })
  await person.click(await button(/^Nazwa: 1/))
  const opened = await dialog()
  api.answer({ getReviewComments: commentsOn([resolved]) })
  await person.click(opened.getByRole('button', { name: 'Rozwiązane' }))
  expect(await opened.findByText('Rozwiązana')).toBeVisible()
  await person.click(opened.getByRole('button', { name: /^Otwórz.ponownie$/ }))
  await waitFor(() =>
    expect(api.sent('resolveReviewComment').map(({ body }) => body)).toEqual([
      { isResolved: true },
      { isResolved: false },
    ]),
  )
})

test('a field whose comments are all resolved keeps its button, also in content that is no longer in review', async () => {
  await open([comment({ isResolved: true })], { isInReview: false })
  expect(await button(/^Nazwa: Uwagi.rozwiązane$/)).toBeVisible()
})

test.each([
  ['is loading', () => new Promise<never>(() => {}), {}],
  ['needs rights that the editor lacks', failure(403, { code: 'FORBIDDEN' }), {}],
  ['failed', failure(503), {}],
  ['is empty for content outside of review', commentsOn([elsewhere], false), { isInReview: false }],
])('shows nothing beside the field while the list of comments %s', async (_, answer, change) => {
  const { api } = await open([], change, { getReviewComments: answer })
  await waitFor(() => expect(api.sent('getReviewComments').length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
})

test('a comment that could not be added stays in the input', async () => {
  const { api, person, platform } = await open([], {}, { addReviewComment: failure(503) })
  await person.click(await button(/^Nazwa: Dodaj.uwagę$/))
  const opened = await dialog()
  const input = opened.getByRole('textbox', { name: 'Uwaga' })
  await person.type(input, 'Literówka')
  await person.click(opened.getByRole('button', { name: /^Dodaj.uwagę$/ }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  expect(input).toHaveValue('Literówka')
  // Sending it again cannot add it twice.
  await person.click(opened.getByRole('button', { name: /^Dodaj.uwagę$/ }))
  await waitFor(() => expect(api.sent('addReviewComment')).toHaveLength(2))
  const [first, second] = api.sent('addReviewComment').map(({ body }) => body)
  expect(second).toEqual(first)
})
