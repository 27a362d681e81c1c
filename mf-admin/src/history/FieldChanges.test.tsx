import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import { audio } from '@mowka/kernel/platform/study'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../pages'
import { FieldChanges } from './FieldChanges'

const before = 'a393bb27-1a18-4c5e-8d1e-000000000001'
const after = 'b9b9432c-1a18-4c5e-8d1e-000000000002'
afterEach(() => audio.stop())

const change = (given: Partial<FieldChange>): FieldChange => ({
  field: 'exampleRecording',
  before,
  after,
  ...given,
})
const show = (given: Partial<FieldChange> = {}, api: PageOptions['api'] = {}) =>
  renderPage(<FieldChanges changes={[change(given)]} labels={{ exampleRecording: 'Nagranie przykładu' }} />, {
    route: 'adminExercises',
    at: '/admin/exercises',
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api,
  })
const versions = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('a changed recording is named without ids and both versions can be played (S-ADM-11)', async () => {
  const { api, person, container } = await show({}, { getRecording: undefined })
  expect(await screen.findByText('Nagranie zmienione')).toBeInTheDocument()
  expect(container).not.toHaveTextContent(/[0-9a-f]{8}-/)
  expect(versions()).toEqual(['Odtwórz poprzednie nagranie', 'Odtwórz nowe nagranie'])
  await person.click(screen.getByRole('button', { name: 'Odtwórz poprzednie nagranie' }))
  await waitFor(() => expect(api.sent('getRecording').map(({ params }) => params)).toEqual([{ id: before }]))
})

test.each([
  ['an added', { before: null }, 'Nagranie dodane', ['Odtwórz nowe nagranie']],
  ['a deleted', { after: null }, 'Nagranie usunięte', ['Odtwórz poprzednie nagranie']],
])('%s recording has one version to play', async (_, given, words, buttons) => {
  await show(given)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(versions()).toEqual(buttons)
})

test('a changed choice is shown with the labels of its values, and an unknown value unchanged', async () => {
  const { container } = await show({ field: 'partOfSpeech', before: 'noun', after: 'ideophone' })
  await waitFor(() => expect(container).toHaveTextContent(/rzeczownik.*ideophone/))
})

test('rich text is shown without markup, and a change of markup alone is named', async () => {
  const { container, unmount } = await show({
    field: 'content',
    before: '<p>Po <em>at</em></p>',
    after: '<p>Po <em>in</em></p>',
  })
  await waitFor(() => expect(container).toHaveTextContent(/Po at.*Po in/))
  expect(container).not.toHaveTextContent('<')
  unmount()
  await show({ field: 'content', before: '<p>Po at</p>', after: '<p>Po <em>at</em></p>' })
  expect(await screen.findByText('inne formatowanie')).toBeInTheDocument()
})

test('a changed introduction is described by its parts', async () => {
  await show({
    field: 'introduction',
    before: { title: 'I <em>am</em>' },
    after: { title: 'I <em>have</em>' },
  })
  expect(await screen.findByText('I have')).toBeInTheDocument()
  expect(screen.getByText('I am')).toBeInTheDocument()
})

test('a version that no longer exists is reported when it is played', async () => {
  const { person } = await show({ before: 'gone' }, { getRecording: failure(404) })
  await person.click(await screen.findByRole('button', { name: 'Odtwórz poprzednie nagranie' }))
  expect(await screen.findByText('Tego nagrania nie udało się odtworzyć.')).toBeInTheDocument()
})
