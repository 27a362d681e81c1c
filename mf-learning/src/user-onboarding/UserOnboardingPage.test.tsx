import { session } from '@mowka/kernel/session'
import { failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import { onboardingSurvey } from './onboarding-survey'
import UserOnboardingPage from './UserOnboardingPage'

const as = (onboardingStatus: 'PENDING' | 'COMPLETED') => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, onboardingStatus } }
}
const open = (api = {}) =>
  renderPage(<UserOnboardingPage />, {
    route: 'userOnboarding',
    at: '/user-onboarding',
    texts,
    user: as('PENDING'),
    api: { patchUserMetadata: as('COMPLETED'), ...api },
  })
const completed = [{ action: 'onboarding-status', payload: { onboardingStatus: 'COMPLETED' } }]
const skip = () => screen.findByRole('button', { name: 'Pomiń' })
const toTest = () => screen.findByRole('button', { name: 'Sprawdź swój poziom' })

test('the page offers to skip or take the test and asks no survey questions (L-ONB-01, L-ONB-06)', async () => {
  const page = await open()
  expect(await screen.findByRole('heading', { level: 1, name: /^Cześć, Anna/ })).toBeVisible()
  expect(await skip()).toBeVisible()
  expect(await toTest()).toBeVisible()
  expect(document.title).toBe('Witaj w\u00a0Mówce · Mówka')
  expect(onboardingSurvey).toHaveLength(4)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(page.api.sent('patchOnboardingSurvey')).toHaveLength(0)
})

test('skipping completes the onboarding, saves it and leads to the root (L-ONB-02)', async () => {
  const page = await open()
  await page.person.click(await skip())
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual(completed)
  expect(session.isOnboarded).toBe(true)
})

test('the link to the test completes the onboarding and opens the test (L-ONB-03)', async () => {
  const page = await open()
  await page.person.click(await toTest())
  await waitFor(() => expect(page.address()).toBe('/leveling-test/eng'))
  expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual(completed)
  expect(session.isOnboarded).toBe(true)
})

test('a failed save stays on the page and can be retried', async () => {
  const page = await open({ patchUserMetadata: failure(500) })
  await page.person.click(await skip())
  await waitFor(() =>
    expect(page.platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringContaining('spróbuj jeszcze raz'),
    ),
  )
  expect(page.address()).toBe('/user-onboarding')
  expect(await skip()).toBeEnabled()
  expect(session.isOnboarded).toBe(false)
})
