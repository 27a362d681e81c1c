import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { texts } from '../../pages'
import { lessonApi, writer } from '../shared/lesson.fixture'
import { WritingPage } from './lesson-pages.fixture'

const gesture = () => document.querySelector('[data-gesture]')?.getAttribute('data-gesture')

/** Answers the first sentence wrong. */
async function answerWrong() {
  const page = await renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: lessonApi(),
    user: writer(),
  })
  const box = await screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
  expect(gesture()).toBeUndefined()
  await page.person.type(box, 'I is at home.')
  await page.person.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  return page
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the mascot beside the question tilts after a wrong answer and nods after a right one', async () => {
  const { person } = await answerWrong()
  expect(gesture()).toBe('tilt')
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(gesture()).toBeUndefined()
  const box = screen.getByRole('textbox', { name: 'Twoja odpowiedź' })
  await person.clear(box)
  await person.type(box, 'I am at home.')
  await person.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Dobrze')
  expect(gesture()).toBe('nod')
})

test('the mascot does not move if the user prefers reduced motion', async () => {
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') })
  await answerWrong()
  expect(gesture()).toBeUndefined()
  window.matchMedia = matchMedia
})
