import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Dialog } from './Dialog'
import { Menu } from './Menu'

const network = { isDown: true }
jest.mock('./parts-on-demand', () => {
  if (network.isDown) throw new Error('lost')
  return jest.requireActual('./parts-on-demand')
})

const button = () => screen.getByRole('button', { name: 'Więcej' })

test('overlay components load when one is opened, and a failed load is retried', async () => {
  const close = jest.fn()
  render(
    <MemoryRouter>
      <Menu
        label="Konto"
        items={[{ label: 'Profil' }]}
        trigger={(props) => (
          <button type="button" {...props}>
            Więcej
          </button>
        )}
      />
      <Dialog open onClose={close} title="Zapisać?" />
    </MemoryRouter>,
  )
  // A window that fails to load counts as closed.
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  await userEvent.click(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'))

  network.isDown = false
  const before = button()
  await userEvent.click(before)
  expect(await screen.findByRole('menuitem', { name: 'Profil' })).toBeVisible()
  // The button is the same element, so it retains focus and its handlers.
  expect(button()).toBe(before)
})
