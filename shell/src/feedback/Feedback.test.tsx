import { UiProvider } from '@mowka/kernel/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { confirmations } from './confirm-store'
import { Feedback } from './Feedback'

const button = (name: string) => screen.findByRole('button', { name })

/** Two consecutive questions, as when deleting progress. */
async function askTwice(): Promise<boolean> {
  return (
    (await confirmations.ask({ title: 'Usunąć?', confirmLabel: 'Usuń' })) &&
    (await confirmations.ask({ title: 'Na pewno?', confirmLabel: 'Tak' }))
  )
}

test('a double click on a question does not confirm the next one, and a later press does (L-ACC-01)', async () => {
  render(
    <UiProvider>
      <Feedback />
    </UiProvider>,
  )
  const agreed = jest.fn()
  void askTwice().then(agreed)
  await userEvent.dblClick(await button('Usuń'))
  expect(await button('Tak')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(await button('Tak'))
  expect(agreed).not.toHaveBeenCalled()
  await waitFor(async () => expect(await button('Tak')).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(await button('Tak'))
  await waitFor(() => expect(agreed).toHaveBeenCalledWith(true))
})
