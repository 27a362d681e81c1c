import { failure } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { openProfile } from '../profile.fixture'

const box = () => screen.findByRole('textbox', { name: 'E-mail znajomego' })
const send = () => screen.getByRole('button', { name: 'Wyślij zaproszenie' })

test('an invitation needs a valid address (L-PROF-15, L-INV-01, L-INV-02)', async () => {
  const page = await openProfile()
  expect(await box()).toHaveValue('')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  await page.person.type(await box(), 'nikt')
  await page.person.tab()
  expect(await screen.findByText('Wpisz poprawny adres e-mail.')).toBeVisible()
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  await page.person.type(await box(), '@mowka.test')
  expect(send()).not.toHaveAttribute('aria-disabled', 'true')
})

const invite = async (answer: object) => {
  const page = await openProfile({ sendInvitation: answer as never })
  await page.person.type(await box(), 'ola@mowka.test')
  await page.person.click(send())
  return page
}

test('an invitation is sent and confirmed, and the form resets (L-INV-03, L-INV-06, L-INV-07)', async () => {
  const page = await invite({ inviteeEmail: 'ola@mowka.test' })
  await waitFor(() =>
    expect(page.platform.notify).toHaveBeenCalledWith(
      'success',
      'Zaproszenie poszło na adres ola@mowka.test.',
    ),
  )
  expect(page.api.sent('sendInvitation')[0]?.body).toEqual({ inviteeEmail: 'ola@mowka.test' })
  expect(await box()).toHaveValue('')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  [
    'one that was sent already is a warning (L-INV-04, L-INV-06)',
    failure(409, { code: 'DUPLICATE_INVITATION', name: 'DuplicateInvitationError' }),
    ['warning', 'To zaproszenie zostało już wysłane.'],
  ],
  [
    'every other failure is an error (L-INV-05, L-INV-06)',
    failure(500),
    ['error', 'Nie udało się wysłać zaproszenia. Spróbuj ponownie później.'],
  ],
  [
    'too many in a day are named (L-INV-05)',
    failure(429, { code: 'INVITATION_LIMIT' }),
    ['error', expect.stringContaining('Na dziś wystarczy')],
  ],
])('%s', async (_, answer, said) => {
  const page = await invite(answer)
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith(...said))
  expect(page.platform.notify).toHaveBeenCalledTimes(1)
  await waitFor(async () => expect(await box()).toHaveValue(''))
})

test('input is preserved if the request fails', async () => {
  await invite(failure(0))
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy', 'true'))
  expect(await box()).toHaveValue('ola@mowka.test')
})
