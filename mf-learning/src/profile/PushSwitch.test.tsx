import type { User } from '@mowka/contract/schemas/user'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner, renderPage } from '@mowka/testing'
import type { PushState } from '@mowka/web/push'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import { ReminderSettings } from './Preferences'

let state: PushState
const turnOn = jest.fn(async (): Promise<PushState> => 'on')
const turnOff = jest.fn(async () => {})
let onPermission = () => {}
jest.mock('@mowka/web/push', () => ({
  readPushState: async () => state,
  turnPushOn: () => turnOn(),
  turnPushOff: () => turnOff(),
  watchPushPermission: (onChange: () => void) => {
    onPermission = onChange
    return () => {}
  },
}))
beforeEach(() => {
  jest.clearAllMocks()
  state = 'off'
})

const open = async ({ publicKey = 'BKey' as string | null, user = learner(), hour = 18 } = {}) => {
  const page = await renderPage(<ReminderSettings />, {
    route: 'profile',
    at: '/me',
    texts,
    user,
    api: {
      getReminderSettings: { hour, lang: 'pl', accessEnds: true },
      getPushKey: { publicKey },
    },
  })
  await screen.findByRole('combobox', { name: 'Godzina' })
  return page
}
const NAME = 'Powiadomienia na tym urządzeniu'
const push = () => screen.findByRole('switch', { name: NAME })

test('notifications are turned on and off for this device', async () => {
  const { person, platform } = await open()
  expect(await push()).not.toBeChecked()
  await person.click(await push())
  await waitFor(async () => expect(await push()).toBeChecked())
  expect(platform.notify).toHaveBeenLastCalledWith('success', expect.stringMatching(/będą przychodzić/))
  await person.click(await push())
  await waitFor(async () => expect(await push()).not.toBeChecked())
  expect(turnOff).toHaveBeenCalledTimes(1)
  expect(platform.notify).toHaveBeenLastCalledWith('success', expect.stringMatching(/nie wyślemy już/))
})

test.each([
  ['denied', /zablokowane w.przeglądarce/],
  ['unsupported', /nie obsługuje/],
] as const)(
  'the switch is disabled and explains why for a browser in the state "%s"',
  async (given, note) => {
    state = given
    await open()
    expect(await push()).toBeDisabled()
    expect(screen.getByText(note)).toBeVisible()
  },
)

test('the switch follows a permission that is changed in the browser', async () => {
  state = 'denied'
  await open()
  expect(await push()).toBeDisabled()
  state = 'off'
  act(() => onPermission())
  await waitFor(async () => expect(await push()).toBeEnabled())
})

test('a question that the user denies or closes leaves the switch off without a message', async () => {
  const { person, platform } = await open()
  turnOn.mockResolvedValueOnce('off')
  await person.click(await push())
  await waitFor(async () => expect(await push()).toBeEnabled())
  expect(await push()).not.toBeChecked()
  turnOn.mockResolvedValueOnce('denied')
  await person.click(await push())
  await waitFor(async () => expect(await push()).toBeDisabled())
  expect(platform.notify).not.toHaveBeenCalled()
})

test('a failure is reported and the switch can be used again', async () => {
  const { person, platform } = await open()
  turnOn.mockRejectedValueOnce(new Error('no push service'))
  await person.click(await push())
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/Nie udało się/)),
  )
  await waitFor(async () => expect(await push()).toBeEnabled())
  expect(await push()).not.toBeChecked()
})

test('without reminders to learn notifications can be turned off but not on', async () => {
  const user: User = learner()
  const preferences = { ...defaultPreferences, appNotificationsAllowed: false }
  const silent = learner({ userMetadata: { ...user.userMetadata, preferences } })
  await open({ user: silent })
  expect(await push()).toBeDisabled()
  expect(screen.getByText(/Najpierw włącz/)).toBeVisible()
})

test('the note announces an email for an hour without notifications', async () => {
  await open({ hour: 22 })
  expect(await push()).toBeEnabled()
  expect(screen.getByText(/o.wybranej godzinie przyjdzie e-mail/)).toBeVisible()
})

test('a platform without notifications shows no switch', async () => {
  await open({ publicKey: null })
  expect(screen.queryByRole('switch', { name: NAME })).not.toBeInTheDocument()
})
