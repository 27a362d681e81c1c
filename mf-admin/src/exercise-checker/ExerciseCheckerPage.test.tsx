import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import { failure, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen, within } from '@testing-library/react'
import { texts } from '../pages'
import ExerciseCheckerPage from './ExerciseCheckerPage'

const stored: EditedExercise = {
  ...exercise({ _id: 'e1', gaps: [{ ranges: [{ start: 2, end: 4 }] }] }),
  expectedMistakes: [],
  needAttention: false,
  reportedBugs: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
}
const gone = failure(404, { name: 'NotFoundError' })

const open = (at = '/admin/exercise-checker', api = {}) =>
  renderPage(<ExerciseCheckerPage />, {
    route: 'adminExerciseChecker',
    at,
    texts: { namespace: 'admin', loader: texts },
    roles: ['learner', 'admin'],
    api: {
      getExercise: ({ params }: { params: { id?: string } }) => (params.id === 'e1' ? stored : gone),
      ...api,
    },
  })

const trainer = () => screen.findByTestId('widget trainers/WritingTrainer')
const given = async () => JSON.parse((await trainer()).dataset.props ?? '')
const kinds = async () => {
  const select = await screen.findByRole('combobox', { name: 'Typ ćwiczenia' })
  return within(select).getAllByRole('option')
}

test('a stored exercise opens in the writing trainer, and its id is in the URL (A-CHK-04 to A-CHK-06)', async () => {
  const { person, address } = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sprawdzanie ćwiczeń')
  expect(screen.queryByRole('textbox', { name: /Oczekiwany wynik/ })).not.toBeInTheDocument()
  await person.type(screen.getByRole('textbox', { name: /Id ćwiczenia/ }), 'e1{Enter}')
  expect(await given()).toMatchObject({ exercise: { _id: 'e1' }, kind: 'FULL_SENTENCE', isStored: true })
  expect(address()).toBe('/admin/exercise-checker?exerciseId=e1')
})

test('only modes that support the exercise are offered, and the selected one is used (A-CHK-02, A-CHK-07, A-CHK-08, A-CHK-09)', async () => {
  const { person } = await open('/admin/exercise-checker?exerciseId=e1')
  expect((await kinds()).map((option) => option.textContent)).toEqual([
    'Całe zdanie',
    'Całe zdanie z\u00a0klocków',
    'Uzupełnianie luk',
    'Uzupełnianie luk z\u00a0klocków',
  ])
  await person.selectOptions(screen.getByRole('combobox', { name: 'Typ ćwiczenia' }), 'Uzupełnianie luk')
  expect(await given()).toMatchObject({ kind: 'FILL_THE_GAP' })
})

test('manual entry replaces the id with a sentence (A-CHK-01, A-CHK-03, A-CHK-11)', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('switch', { name: 'Wpisz ręcznie' }))
  expect(screen.queryByRole('textbox', { name: /Id ćwiczenia/ })).not.toBeInTheDocument()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Język odpowiedzi' }), 'Niemiecki')
  await person.click(screen.getByRole('button', { name: 'Wczytaj' }))
  expect(screen.queryByTestId('widget trainers/WritingTrainer')).not.toBeInTheDocument()
  await person.type(screen.getByRole('textbox', { name: /Oczekiwany wynik/ }), ' Danke {Enter}')
  expect(await given()).toMatchObject({
    exercise: { answer: 'Danke', answerLang: 'DE', gaps: [] },
    kind: 'FULL_SENTENCE',
    isStored: false,
  })
  expect((await kinds()).map((option) => option.textContent)).toEqual(['Całe zdanie'])
})

test('shows an error for an unknown id (A-CHK-10)', async () => {
  await open('/admin/exercise-checker?exerciseId=none')
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono ćwiczenia' })).toBeVisible()
  expect(screen.queryByTestId('widget trainers/WritingTrainer')).not.toBeInTheDocument()
})

test('a pasted exercise URL is accepted as its id (A-CHK-04)', async () => {
  const { person, address } = await open()
  await person.click(screen.getByRole('textbox', { name: /Id ćwiczenia/ }))
  await person.paste('https://mowka.test/admin/exercises/e1#recording-answer')
  await person.keyboard('{Enter}')
  expect(await given()).toMatchObject({ exercise: { _id: 'e1' } })
  expect(address()).toBe('/admin/exercise-checker?exerciseId=e1')
})

test('an id that is too long is reported as unknown without a request (A-CHK-10)', async () => {
  const { api, person } = await open()
  await person.click(screen.getByRole('textbox', { name: /Id ćwiczenia/ }))
  await person.paste('x'.repeat(65))
  await person.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono ćwiczenia' })).toBeVisible()
  expect(api.sent('getExercise')).toEqual([])
})

test('an account without the editor role sees the no-access page', async () => {
  await open('/admin/exercise-checker?exerciseId=e1', { getExercise: failure(403) })
  expect(await screen.findByRole('heading', { name: 'Nie masz dostępu do tej części panelu' })).toBeVisible()
})
