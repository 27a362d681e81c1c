import { paths } from '@mowka/contract/routes'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import plTexts from '../locales/pl.json'
import { ConfirmEmailNotice, ConfirmEmailRequest } from './ConfirmEmail'
import { emailConfirmation } from './confirmation'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(
    <>
      <ConfirmEmailNotice />
      <ConfirmEmailRequest />
    </>,
    { route: 'courses', at: paths.courses(), texts, user: learner({ isEmailConfirmed: false }), ...options },
  )
const notice = () => screen.queryByRole('complementary', { name: 'Potwierdź swój adres e-mail' })

beforeEach(() => {
  Object.assign(emailConfirmation, { isDismissed: false, isRequired: false, resent: null, checkedAt: 0 })
})

test('an unconfirmed address is named above the courses, and the notice can be closed for this visit', async () => {
  await open()
  await waitFor(() => expect(notice()).toBeInTheDocument())
  expect(notice()).toHaveTextContent('anna@mowka.test')
  await userEvent.click(screen.getByRole('button', { name: 'Nie teraz' }))
  expect(notice()).not.toBeInTheDocument()
})

test('a confirmed user, and a page with an exercise, get no notice', async () => {
  const { unmount } = await open({ user: learner() })
  expect(notice()).not.toBeInTheDocument()
  unmount()
  await open({ route: 'trainerWriting', at: '/course/c1/lesson/l1/writing' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(notice()).not.toBeInTheDocument()
})

test.each([
  ['sent', { sent: true }, /^Nowy link jest w.drodze/],
  ['already sent', failure(429, { code: 'CONFIRMATION_LIMIT' }), /^Link jest już w.drodze/],
  ['not sent', failure(503, { code: 'IDENTITY_UNAVAILABLE' }), /^Nie udało się wysłać linku/],
] as const)('announces that a requested link was %s', async (_, resendEmailConfirmation, message) => {
  const page = await open({ api: { resendEmailConfirmation } })
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message))
  expect(page.api.sent('resendEmailConfirmation')).toHaveLength(1)
})

test('a refused call opens a dialog with the address and the resend button', async () => {
  await open({ api: { resendEmailConfirmation: { sent: true } } })
  act(() => emailConfirmation.require())
  const dialog = await screen.findByRole('dialog', { name: 'Najpierw potwierdź adres e-mail' })
  expect(dialog).toHaveTextContent('anna@mowka.test')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Nowy link'))
})
