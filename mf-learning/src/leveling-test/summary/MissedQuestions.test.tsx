import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { texts } from '../../testing/texts'
import type { Missed } from '../session/quiz'
import { MissedQuestions } from './MissedQuestions'

const answers = ['is', 'are', 'be', 'am'].map((answer, index) => ({
  id: answer,
  answer,
  correct: index === 0,
}))
const missed = Array.from(
  { length: 7 },
  (_, index): Missed => ({
    level: 'A1',
    question: { title: `It ___ number ${index + 1}.`, answers },
    chosen: null,
  }),
)

test('more than five missed questions are collapsed and can be expanded with a button', async () => {
  const { person } = await renderPage(<MissedQuestions missed={missed} lang="ENG" />, {
    route: 'levelingTest',
    at: '/leveling-test/eng',
    texts,
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await person.click(screen.getByRole('button', { name: /^Pokaż pozostałe: 2$/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  await person.click(screen.getByRole('button', { name: 'Pokaż mniej' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
