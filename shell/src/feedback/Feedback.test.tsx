import { UiProvider } from '@mowka/kernel/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { confirmations } from './confirm-store'
import { Feedback } from './Feedback'

const button = (name: string) => screen.findByRole('button', { name })

/** Two questions, one after the other, as someone who deletes their progress is asked them. */
async function askTwice(): Promise<boolean> {
  return (
    (await confirmations.ask({ title: 'Usunąć?', confirmLabel: 'Usuń' })) &&
    (await confirmations.ask({ title: 'Na pewno?', confirmLabel: 'Tak' }))
  )
}

test('L-ACC-01: a double click on a question does not agree to the one after it; a later press does', async () => {
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
