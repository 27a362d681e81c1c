import { paths } from '@mowka/contract/routes'
import { audio } from '@mowka/kernel/platform/study'
import { renderPage } from '@mowka/testing'
import { act, screen } from '@testing-library/react'
import { fakeBrowser } from '../../modes/speaking/fake-browser.fixture'
import { texts } from '../../pages'
import { eventOf } from '../shared/lesson.fixture'
import { repetitionApi } from './repetition.fixture'
import { RepetitionSpeakingPage } from './repetition-pages.fixture'

const place = { lessonId: 'l1' }
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  act(() => audio.stop())
  jest.restoreAllMocks()
})

test('continuing requires a recording and removes the sentence regardless of the result (L-REP-08, L-TRN-25)', async () => {
  const browser = fakeBrowser()
  browser.remembers('granted')
  const { person, api } = await renderPage(<RepetitionSpeakingPage />, {
    route: 'repetitionSpeaking',
    at: paths.repetitionSpeaking(place),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...repetitionApi(), recogniseSpeech: { text: 'I am at Rome' } },
  })
  await screen.findByRole('button', { name: /^Nagraj/ })
  expect(button('Dalej')).toHaveAttribute('aria-disabled', 'true')
  await person.click(button('Dalej'))
  expect(screen.getByText('I am at home.')).toBeVisible()
  await person.click(button(/^Nagraj/))
  await screen.findByRole('button', { name: /^Zakończ/ })
  browser.passes(3000)
  await person.click(button(/^Zakończ/))
  await screen.findByRole('button', { name: /^Spróbuj ponownie/ })
  await person.click(button('Dalej'))
  expect(await screen.findByText('I have a dog.')).toBeVisible()
  const success = api
    .sent('postProgress')
    .map(eventOf)
    .find(({ name }) => name === 'REPETITION_EXAMPLE_SUCCESS')
  expect(success?.payload).toMatchObject({
    learningMode: 'SPEAKING',
    learningExerciseType: 'SPEAKING_FULL_SENTENCE',
    exerciseId: 'e1',
  })
})
