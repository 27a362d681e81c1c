import { addTexts, startI18n } from '@mowka/shared/i18n'
import { UiProvider } from '@mowka/shared/ui'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { texts } from '../pages'
import { TopBar, type TopBarProgress } from './TopBar'

beforeAll(async () => {
  await startI18n('pl')
  await addTexts('trainers', texts)
})

const progress: TopBarProgress = {
  done: 5,
  position: 6,
  total: 20,
  tone: 'combo',
  full: false,
  combo: 3,
  moves: false,
}
const show = (change: Partial<TopBarProgress> = {}) =>
  render(
    <UiProvider>
      <MemoryRouter>
        <TopBar closeTo="/course/c1#l1" progress={{ ...progress, ...change }} />
      </MemoryRouter>
    </UiProvider>,
  )
const bar = () => screen.getByRole('progressbar', { name: 'Postęp lekcji' })

test('the bar says how far the lesson is, with the run of right answers beside it (L-TRN-03)', () => {
  show()
  expect(bar()).toHaveAttribute('aria-valuenow', '25')
  expect(bar()).toHaveAttribute('aria-valuetext', '5 z\u00a020 zdań')
  expect(screen.getByRole('img', { name: /rzędu: 3/ })).toHaveTextContent('3')
})

test('a celebration fills the bar (L-COMBO-06)', () => {
  show({ full: true })
  expect(bar()).toHaveAttribute('aria-valuenow', '100')
})

test('the indicator moves only near the end of a long run (L-COMBO-05)', () => {
  const { container, unmount } = show()
  expect(container.querySelector('[data-moves]')).toBeNull()
  unmount()
  expect(show({ moves: true }).container.querySelector('[data-moves]')).not.toBeNull()
})

test('closing leads back to the lesson in its course', () => {
  show()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/course/c1#l1')
})
