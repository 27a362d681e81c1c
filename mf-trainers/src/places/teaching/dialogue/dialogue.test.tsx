import { paths } from '@mowka/contract/routes'
import { failure, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../../pages'
import { type Answers, eventOf, lesson, lessonApi, writer } from '../../shared/lesson.fixture'
import { fakePlaying } from '../playing.fixture'
import { dialogue } from '../teaching.fixture'
import DialoguePage from './DialoguePage'

const place = { courseId: 'c1', lessonId: 'l1' }
const open = (api: Answers = {}) =>
  renderPage(<DialoguePage />, {
    texts: { namespace: 'trainers', loader: texts },
    user: writer(),
    route: 'lessonDialogue',
    at: paths.lessonDialogue(place),
    api: {
      ...lessonApi(),
      getLesson: { data: [lesson({ hasDialogue: true })], metadata: { total: 1 } },
      getLessonDialogue: { dialogue: dialogue() },
      ...api,
    },
  })
const lines = () => screen.findByRole('list', { name: 'Kwestie dialogu' })

let heard: string[]
beforeEach(() => {
  localStorage.clear()
  heard = fakePlaying()
})
afterEach(() => jest.restoreAllMocks())

test('plays a pressed line and shows translations for one line or all', async () => {
  const { person } = await open()
  const list = await lines()
  await person.click(within(list).getByRole('button', { name: /Where are you/ }))
  await waitFor(() => expect(heard).toEqual(['r-line-3']))
  expect(screen.queryByText('po polsku 3')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'PL: zdanie 3\u00a0po polsku' }))
  expect(screen.getByText('po polsku 3')).toBeVisible()
  await person.click(screen.getByRole('switch', { name: 'Wszystko po polsku' }))
  expect(screen.getByText('po polsku 6')).toBeVisible()
})

test('Space plays the whole dialogue', async () => {
  const { person } = await open()
  await lines()
  await person.keyboard(' ')
  await waitFor(() => expect(heard).toHaveLength(6), { timeout: 5000 })
  expect(heard).toEqual([1, 2, 3, 4, 5, 6].map((number) => `r-line-${number}`))
})

test('reports a failed recording and leaves the text readable', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { person } = await open({
    getRecording: failure(500),
    getLessonDialogue: {
      dialogue: dialogue({ lines: dialogue().lines.map((line) => ({ ...line, recording: 'lost' })) }),
    },
  })
  const list = await lines()
  await person.click(within(list).getByRole('button', { name: /I.have a dog/ }))
  expect(await screen.findByText(/Nie udało się wczytać nagrania/)).toBeVisible()
  expect(within(list).getByText('Great.')).toBeVisible()
})

test('answers questions by keys, quotes the line after a wrong answer, and shows the score at the end', async () => {
  const { person, api } = await open()
  await lines()
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Where is Tom?')).toBeVisible()
  const check = screen.getByRole('button', { name: /^Sprawdź/ })
  expect(check).toHaveAttribute('aria-disabled', 'true')
  await person.click(screen.getByRole('radio', { name: /At work/ }))
  await person.click(check)
  const status = screen.getByRole('status')
  expect(within(status).getByText('At home')).toBeVisible()
  expect(within(status).getByText('I am at home.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: /^Dalej/ }))
  await person.click(await screen.findByRole('radio', { name: /A dog/ }))
  await person.click(screen.getByRole('button', { name: /^Sprawdź/ }))
  expect(within(screen.getByRole('status')).getByText('Dobrze')).toBeVisible()
  await person.click(screen.getByRole('button', { name: /^Dalej/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dialog za Tobą' })).toHaveFocus()
  expect(screen.getByText('W domu: 1 z 2 dobrych odpowiedzi')).toBeVisible()
  expect(screen.getByText('home')).toBeVisible()
  await waitFor(() => expect(api.sent('postProgress')).toHaveLength(1))
  expect(api.sent('postProgress').map(eventOf)).toMatchObject([
    { name: 'DIALOGUE_FINISHED', courseId: 'c1', lessonId: 'l1' },
  ])
})

test('shows an empty state for a lesson without a dialogue', async () => {
  await open({ getLessonDialogue: { dialogue: null } })
  expect(await screen.findByRole('heading', { name: 'Ta lekcja nie ma dialogu' })).toBeVisible()
})
