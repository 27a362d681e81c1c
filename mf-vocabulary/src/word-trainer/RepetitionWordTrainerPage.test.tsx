import { paths } from '@mowka/contract/routes'
import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { audio } from '@mowka/kernel/platform/study'
import { renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import RepetitionWordTrainerPage from './RepetitionWordTrainerPage'
import { attemptResult, choice, quiet, wordSession } from './session-words.fixture'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  act(() => audio.stop())
})

const open = (...words: SessionWord[]) =>
  renderPage(<RepetitionWordTrainerPage />, {
    route: 'repetitionWordTrainer',
    at: paths.repetitionWordTrainer(),
    texts: { namespace: 'vocabulary', loader: texts },
    user: quiet(),
    api: {
      getRecording: new Blob(),
      startWordSession: { ...wordSession(...words), mode: 'repetition' },
      attemptWord: attemptResult(),
      completeWordSession: { completed: true },
      getWordSessionSummary: {
        totalWords: 1,
        wordsReviewed: 1,
        wordsSuccessful: 1,
        startedAt: '2026-11-22T10:00:00.000Z',
        completedAt: null,
      },
      getProblematicWords: [],
    },
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the trainer for the global list sends no lesson and links back to the repetitions (V-RW-15, V-RW-17, V-RW-18)', async () => {
  const { person, api } = await open(choice())
  await heading('Wybierz tłumaczenie')
  expect(screen.getByText('Powtórki: trening słów')).toBeVisible()
  expect(api.sent('startWordSession')[0]?.body).toEqual({ mode: 'repetition', excludeAudio: false })
  await person.keyboard('2{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Trening ukończony' })
  expect(within(dialog).getByRole('link', { name: 'Wróć do powtórek' })).toHaveAttribute(
    'href',
    paths.repetitionWords(),
  )
  const body = api.sent('attemptWord')[0]?.body
  expect(body).not.toHaveProperty('lessonId')
  expect(body).not.toHaveProperty('courseId')
})

test('with nothing to repeat the page redirects to the repetition words (V-RW-16)', async () => {
  const { address } = await open()
  await waitFor(() => expect(address()).toBe(paths.repetitionWords()))
})
