import { paths } from '@mowka/contract/routes'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { audio } from '@mowka/kernel/platform/study'
import { failure, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen, within } from '@testing-library/react'
import { texts } from '../../pages'
import { type Answers, lessonApi, sentences } from '../shared/lesson.fixture'
import ContentPreviewPage from './ContentPreviewPage'

beforeEach(() => localStorage.clear())

const open = (api: Answers = {}) =>
  renderPage(<ContentPreviewPage />, {
    route: 'trainerContentPreview',
    at: paths.trainerContentPreview({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), getLessonExercises: { data: sentences }, ...api },
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('cards can be turned, next and back move between them, and the last one opens the dialog (L-CPREV-02, L-CPREV-03, L-CPREV-04, L-CPREV-05, L-TRN-15)', async () => {
  const { person, address, api } = await open()
  await person.click(await screen.findByRole('button', { name: /^Jestem w\sdomu/ }))
  expect(button(/^I am at home/)).toBeVisible()
  expect(screen.getByText('I am at home.')).toHaveAttribute('lang', 'en')
  expect(button('Wstecz')).toHaveAttribute('aria-disabled', 'true')
  expect(api.sent('getLessonExercises')[0]?.query.activeOnly).toBe('true')

  await person.click(button('Dalej'))
  expect(button(/^Mam psa/)).toBeVisible()
  await person.click(button('Wstecz'))
  expect(button(/^Jestem w\sdomu/)).toBeVisible()
  await person.click(button('Dalej'))
  await person.click(button('Dalej'))
  await person.click(button('Dalej'))
  const dialog = await screen.findByRole('dialog', { name: 'To już wszystkie zdania' })
  await person.click(within(dialog).getByRole('button', { name: 'Od początku' }))
  expect(button(/^Jestem w\sdomu/)).toBeVisible()

  for (let turn = 0; turn < 3; turn++) await person.click(button('Dalej'))
  await person.click(await screen.findByRole('link', { name: 'Wróć do lekcji' }))
  expect(address()).toBe(paths.courseDetails({ courseId: 'c1' }, { hash: 'l1' }))
})

test('the button on the answer side names the language of the sentence (L-CPREV-04)', async () => {
  const german = exercise({ example: 'Ich bin zu Hause.', exampleLang: 'DE' })
  const { person } = await open({ getLessonExercises: { data: [german] } })
  await person.click(await screen.findByRole('button', { name: /^Ich bin/ }))
  expect(button(/Pokaż zdanie po niemiecku/)).toBeVisible()
})

test('the preview opens at the last position (L-CPREV-01)', async () => {
  localStorage.setItem(localKeys.contentPreviewIndex('c1', 'l1'), '2')
  await open()
  expect(await screen.findByRole('button', { name: /^Idę spać/ })).toBeVisible()
  expect(screen.getByText('3 / 3', { exact: false })).toBeVisible()
})

test('the tab has the name of the lesson', async () => {
  await open()
  await screen.findByRole('button', { name: /^Jestem w\sdomu/ })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('W domu')
  expect(document.title).toBe('W domu · Mówka')
})

test('the preview resets the fast rate of the audio player (C01)', async () => {
  audio.setRate(2)
  await open()
  await screen.findByRole('button', { name: /^Jestem w\sdomu/ })
  expect(audio.rate).toBe(1)
})

test('a refused lesson shows the no-access widget (L-TRN-50)', async () => {
  await open({ getLessonExercises: failure(403) })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  expect(document.title).toBe('W domu · Mówka')
})

test('sentences that fail to load can be loaded again', async () => {
  const { person, api } = await open({ getLessonExercises: failure(0) })
  const alert = await screen.findByRole('alert')
  api.answer({ getLessonExercises: { data: sentences } })
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('button', { name: /^Jestem w\sdomu/ })).toBeVisible()
})

test('a lesson without sentences shows an empty state', async () => {
  await open({ getLessonExercises: { data: [] } })
  expect(await screen.findByText('Ta lekcja nie ma jeszcze zdań')).toBeVisible()
})

test('the drawer offers reports and notes, without exercise settings (L-TRN-08, L-TRN-09, L-TRN-44)', async () => {
  const { person, api } = await open({ reportExercise: { reported: true } })
  await screen.findByRole('button', { name: /^Jestem w\sdomu/ })
  await person.click(button(/^Więcej/))
  const drawer = await screen.findByRole('dialog', { name: 'Więcej' })
  expect(await within(drawer).findByRole('button', { name: 'Dodaj notatkę' })).toBeVisible()
  expect(within(drawer).queryByRole('button', { name: 'Rodzaje ćwiczeń' })).not.toBeInTheDocument()
  expect(within(drawer).getByRole('button', { name: 'Wskazówki z\u00a0tej lekcji' })).toBeVisible()
  await person.click(within(drawer).getByRole('button', { name: 'Zgłoś błąd w\u00a0zdaniu' }))
  const report = await screen.findByRole('dialog', { name: 'Zgłoś błąd w\u00a0zdaniu' })
  await person.click(within(report).getByRole('button', { name: 'Wyślij' }))
  expect(await within(drawer).findByText('Zgłoszenie wysłane. Dziękujemy!')).toBeVisible()
  expect(api.sent('reportExercise')[0]).toMatchObject({
    params: { id: 'e1' },
    body: { mode: 'CONTENT_PREVIEW' },
  })
})
