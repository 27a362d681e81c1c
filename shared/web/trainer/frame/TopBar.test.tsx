import { UiProvider } from '@mowka/kernel/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { TopBar } from './TopBar'

const show = (change: Partial<ComponentProps<typeof TopBar>> = {}) =>
  render(
    <UiProvider>
      <MemoryRouter>
        <TopBar
          close={{ to: '/course/c1#l1', label: 'Zamknij' }}
          progress={{
            percent: 25,
            label: 'Postęp',
            valueText: '5 z 20 słów',
            tone: 'combo',
            position: '6 / 20',
          }}
          combo={{ count: 3, moves: false }}
          {...change}
        />
      </MemoryRouter>
    </UiProvider>,
  )
const bar = () => screen.getByRole('progressbar')

test('the bar shows progress, numbers and the combo (L-TRN-03, V-WTRN-02)', () => {
  show()
  expect(bar()).toHaveAccessibleName('Postęp')
  expect(bar()).toHaveAttribute('aria-valuenow', '25')
  expect(bar()).toHaveAttribute('aria-valuetext', '5 z 20 słów')
  expect(screen.getByText('6 / 20')).toBeVisible()
  expect(screen.getByRole('img', { name: /rzędu: 3/ })).toHaveTextContent('3')
})

test('an unknown progress is an empty bar that assistive technologies skip', () => {
  const { container } = show({ progress: null, combo: undefined })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(container.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '0')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the combo is animated only with moves set (L-COMBO-05)', () => {
  const { container, unmount } = show()
  expect(container.querySelector('[data-moves]')).toBeNull()
  unmount()
  const moving = show({ combo: { count: 10, moves: true } })
  expect(moving.container.querySelector('[data-moves]')).not.toBeNull()
})

test(`closing is a link, "more" calls onOpen, and clicks don't move focus`, async () => {
  const onOpen = jest.fn()
  render(<input aria-label="Praca" />)
  show({ more: { label: 'Więcej', onOpen } })
  expect(screen.getByRole('link', { name: 'Zamknij' })).toHaveAttribute('href', '/course/c1#l1')
  screen.getByRole('textbox').focus()
  await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox')).toHaveFocus()
})
