import { paths } from '@mowka/contract/routes'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner, renderPage } from '@mowka/testing'
import type { PushState } from '@mowka/web/push'
import { PRIMARY } from '@mowka/web/trainer'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { PushOffer } from './PushOffer'

let mayOffer: boolean
const turnOn = jest.fn(async (): Promise<PushState> => 'on')
const decline = jest.fn((_userId: string) => {})
jest.mock('@mowka/web/push', () => ({
  mayOfferPush: () => mayOffer,
  declinePush: (userId: string) => decline(userId),
  turnPushOn: () => turnOn(),
}))
beforeEach(() => {
  jest.clearAllMocks()
  mayOffer = true
})

const open = ({ publicKey = 'BKey' as string | null, user = learner() } = {}) =>
  renderPage(<PushOffer />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { getPushKey: { publicKey } },
    user,
  })
const offer = () => screen.queryByRole('region', { name: /^Przypomnieć Ci/ })
const button = (name: string) => screen.findByRole('button', { name })

test('accepting turns notifications on and ends the offer', async () => {
  const { person, platform } = await open()
  await person.click(await button('Włącz powiadomienia'))
  await waitFor(() => expect(offer()).not.toBeInTheDocument())
  expect(platform.notify).toHaveBeenCalledWith('success', expect.stringMatching(/będą przychodzić/))
  expect(decline).toHaveBeenCalledWith(learner().userId)
})

test('with the keyboard, the focus moves from the pressed button to the primary one', async () => {
  const { person, container } = await open()
  const primary = document.createElement('button')
  primary.setAttribute(PRIMARY, '')
  container.append(primary)
  ;(await button('Nie teraz')).focus()
  await person.keyboard('{Enter}')
  expect(offer()).not.toBeInTheDocument()
  expect(primary).toHaveFocus()
})

test('"not now" is final on this device and asks the browser nothing', async () => {
  const { person, platform } = await open()
  await person.click(await button('Nie teraz'))
  expect(offer()).not.toBeInTheDocument()
  expect(decline).toHaveBeenCalledWith(learner().userId)
  expect(turnOn).not.toHaveBeenCalled()
  expect(platform.notify).not.toHaveBeenCalled()
})

test.each(['off', 'denied'] as const)(
  "an answer of %s to the browser's question is final, too",
  async (answer) => {
    turnOn.mockResolvedValueOnce(answer)
    const { person, platform } = await open()
    await person.click(await button('Włącz powiadomienia'))
    await waitFor(() => expect(offer()).not.toBeInTheDocument())
    expect(decline).toHaveBeenCalled()
    expect(platform.notify).not.toHaveBeenCalled()
  },
)

test('after a failure the offer stays', async () => {
  turnOn.mockRejectedValueOnce(new Error('no push service'))
  const { person, platform } = await open()
  await person.click(await button('Włącz powiadomienia'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  expect(offer()).toBeVisible()
  expect(decline).not.toHaveBeenCalled()
})

test('nothing is offered without notifications of the platform', async () => {
  const { api } = await open({ publicKey: null })
  await waitFor(() => expect(api.sent('getPushKey')).toHaveLength(1))
  expect(offer()).not.toBeInTheDocument()
})

test('nothing is offered or requested on a device that was asked', async () => {
  mayOffer = false
  const { api } = await open()
  expect(api.sent('getPushKey')).toEqual([])
  expect(offer()).not.toBeInTheDocument()
})

test('nothing is offered or requested for a user without reminders', async () => {
  const { userMetadata } = learner()
  const preferences = { ...defaultPreferences, appNotificationsAllowed: false }
  const { api } = await open({ user: learner({ userMetadata: { ...userMetadata, preferences } }) })
  expect(api.sent('getPushKey')).toEqual([])
  expect(offer()).not.toBeInTheDocument()
})
