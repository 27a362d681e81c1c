import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import { failure, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen } from '@testing-library/react'
import { attemptResult } from '../../core/store/fake-ports.fixture'
import { texts } from '../../pages'
import type { Answers } from '../shared/lesson.fixture'
import WritingTrainer from './WritingTrainer'

const sentence = exercise({
  _id: 'e1',
  example: 'Jestem w domu.',
  answer: 'I am at home.',
  gaps: [{ ranges: [{ start: 2, end: 4 }] }],
  alternativeAnswers: [{ text: "I'm at home.", approved: true, hidden: false, comment: '' }],
})

const judged: Answers = {
  checkAttempt: ({ body }) => {
    const { userInput } = body as { userInput: string }
    return attemptResult(userInput === sentence.answer, { answer: { text: sentence.answer }, userInput })
  },
}

async function open({
  kind = 'FULL_SENTENCE',
  isStored = true,
  api = judged,
}: {
  kind?: ExerciseKind
  isStored?: boolean
  api?: Answers
} = {}) {
  const onResult = jest.fn()
  const page = await renderPage(
    <WritingTrainer exercise={sentence} kind={kind} isStored={isStored} onResult={onResult} />,
    {
      route: 'adminExerciseChecker',
      at: '/admin/exercise-checker',
      texts: { namespace: 'trainers', loader: texts },
      api,
    },
  )
  return { ...page, onResult }
}

const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })

test('a sentence can be tried repeatedly without recording anything (A-CHK-05)', async () => {
  const { person, api, onResult } = await open()
  await person.type(await box(), 'I is')
  await person.click(button('Sprawdź'))
  expect(await screen.findByText(/^Jeszcze nie/)).toBeVisible()
  // There is no learner, so there is no assistant and no dispute.
  expect(screen.queryByRole('button', { name: /asystent|Wyjaśnij/i })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /powinna być|uznan/i })).not.toBeInTheDocument()

  await person.click(button('Spróbuj ponownie'))
  await person.clear(await box())
  await person.type(await box(), sentence.answer)
  await person.click(button('Sprawdź'))
  expect(await screen.findByText('Dobrze')).toBeVisible()
  await person.click(button('Dalej'))
  expect(await box()).toHaveValue('')

  expect(onResult.mock.calls.map(([result]) => result.isSuccess)).toEqual([false, true])
  expect(api.sent('postProgress')).toEqual([])
  expect(api.sent('checkAttempt')[0]?.body).toMatchObject({ exerciseId: 'e1', userInput: 'I is' })
})

test('answers entered by hand are sent with the attempt, without an id (A-CHK-03, U05)', async () => {
  const { person, api } = await open({ isStored: false })
  await person.type(await box(), 'I am{Enter}')
  await screen.findByText(/^Jeszcze nie/)
  expect(api.sent('checkAttempt')[0]?.body).toEqual({
    check: true,
    userInput: 'I am',
    preferredAnswer: sentence.answer,
    alternativeAnswers: sentence.alternativeAnswers,
    lang: 'ENG',
    simplifiedCheck: false,
  })
})

test.each([
  ['FULL_SENTENCE', 'Twoja odpowiedź'],
  ['FILL_THE_GAP', /luk/i],
] as const)('the trainer uses the chosen kind %s (A-CHK-02)', async (kind, name) => {
  await open({ kind })
  expect(await screen.findByRole('textbox', { name })).toBeVisible()
})

test('a failed check shows a notice and leaves the typed answer unchanged', async () => {
  const { person, platform, onResult } = await open({ api: { checkAttempt: failure(500) } })
  await person.type(await box(), 'I am{Enter}')
  await screen.findByDisplayValue('I am')
  expect(platform.notify).toHaveBeenCalledWith('error', expect.anything())
  expect(onResult).not.toHaveBeenCalled()
})
