import type { RouteName } from '@mowka/contract/routes'
import { failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { repetitionLesson } from '../exercises/exercises.fixture'
import { texts } from '../testing/texts'
import RepetitionModeSelectorPage from './RepetitionModeSelectorPage'

const count = (totalNumberOfFinishedRepetitions: number, totalNumberOfRepeatedItems: number) => ({
  totalNumberOfFinishedRepetitions,
  totalNumberOfRepeatedItems,
})
const counts = (change = {}) => ({
  writing: count(0, 0),
  listening: count(0, 0),
  speaking: count(0, 0),
  'flash-cards': count(0, 0),
  ...change,
})

const open = (api = {}, unreleased: readonly RouteName[] = [], user = learner()) =>
  renderPage(<RepetitionModeSelectorPage />, {
    route: 'repetitionModeSelector',
    at: '/repetition/l1/select-mode',
    texts,
    unreleased,
    user,
    api: {
      getRepetitionLessons: [repetitionLesson()],
      getRepetitionProgress: counts(),
      postProgress: { stored: true },
      ...api,
    },
  })
const tile = async (name: RegExp | string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

test('each mode has a tile with its repetition count (L-RMS-01, L-RMS-03, L-RMS-07)', async () => {
  const page = await open({
    getRepetitionProgress: counts({ writing: count(2, 3), 'flash-cards': count(11, 1) }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: /^Uprzejme prośby/ })).toBeVisible()
  expect(screen.getByText('Polite requests')).toHaveAttribute('lang', 'en')
  expect((await tile('Fiszki')).getByText('Ukończone powtórki: 11')).toBeVisible()
  expect((await tile('Słuchanie')).getByText('Ukończone powtórki: 0')).toBeVisible()
  expect((await tile(/^Wymowa\s*beta$/)).getByText('Ukończone powtórki: 0')).toBeVisible()
  expect((await tile('Pisanie')).getByText('Ukończone powtórki: 2')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(page.api.sent('getRepetitionProgress')[0]?.params).toEqual({ lessonId: 'l1' })
})

test.each([
  ['Fiszki', 'FLASH_CARDS', 'flash-cards'],
  ['Słuchanie', 'LISTENING', 'listening'],
  [/^Wymowa/, 'SPEAKING', 'speaking'],
  ['Pisanie', 'WRITING', 'writing'],
  ['Tryb audio', 'AUDIO', 'audio-mode'],
])(
  'picking %s saves the mode twice and opens it (L-RMS-02, L-RMS-06, P-TRACK-16, C15)',
  async (name, learningMode, path) => {
    const page = await open()
    await page.person.click(await screen.findByRole('link', { name }))
    expect(page.address()).toBe(`/repetition/l1/${path}`)
    await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(1))
    expect(page.api.sent('postProgress')[0]?.body).toMatchObject({
      name: 'REPETITION_MODE_SELECTED',
      courseId: null,
      lessonId: 'l1',
      payload: { learningMode },
    })
    expect(page.platform.track).toHaveBeenCalledWith('REPETITION_MODE_SELECTED', {
      learningMode,
      lessonId: 'l1',
    })
  },
)

test.each([
  [5, counts({ writing: count(0, 3), speaking: count(0, 2) }), false],
  [6, counts({ writing: count(0, 3), speaking: count(0, 3) }), true],
])('%i repeated sentences are summed over all modes (L-RMS-04)', async (number, progress, isSaid) => {
  await open({ getRepetitionProgress: progress })
  await tile('Pisanie')
  const said = screen.queryByText(new RegExp(`${number}\\s?powtórzon`))
  expect(said !== null).toBe(isSaid)
})

test('a locked lesson shows the alert with a link back to the repetitions instead of the tiles (L-RMS-05)', async () => {
  const without = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getRepetitionLessons: [repetitionLesson({ isLocked: true })] }, [], without)
  expect(await screen.findByRole('heading', { name: 'Odblokuj tę lekcję' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Wróć do powtórek$/ })).toHaveAttribute('href', '/exercises')
  expect(screen.queryByRole('link', { name: 'Pisanie' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Tryb audio' })).not.toBeInTheDocument()
})

test('modes that no release has are not offered', async () => {
  await open({}, ['repetitionSpeaking', 'repetitionLessonAudioMode'])
  await tile('Pisanie')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Tryb audio' })).not.toBeInTheDocument()
})

test("a mode opens even if it can't be saved, and is saved later", async () => {
  const page = await open({ postProgress: failure(0) })
  await page.person.click(await screen.findByRole('link', { name: 'Pisanie' }))
  expect(page.address()).toBe('/repetition/l1/writing')
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(1))
  page.api.answer({ postProgress: { stored: true } })
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(2))
})

test("an unfinished lesson shows a note that it can't be repeated yet, with a back link", async () => {
  await open({ getRepetitionLessons: [] })
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Tej lekcji nie ma jeszcze w\spowtórkach$/ }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do powtórek' })).toHaveAttribute('href', '/exercises')
  expect(document.title).toMatch(/^Tej lekcji nie ma jeszcze w\spowtórkach · Mówka$/)
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ getRepetitionProgress: failure(500) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getRepetitionProgress: counts() })
  await page.person.click(retry)
  expect(await screen.findByRole('link', { name: 'Pisanie' })).toBeVisible()
})
