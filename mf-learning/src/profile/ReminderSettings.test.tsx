import { defaultPreferences } from '@mowka/domain/user/preferences'
import { failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from './profile.fixture'
import { ReminderSettings } from './ReminderSettings'

const open = (api = {}, user = learner()) =>
  renderPage(<ReminderSettings />, {
    route: 'profile',
    at: '/me',
    texts,
    user,
    api: {
      getReminderSettings: { hour: 18, lang: 'pl' },
      putReminderSettings: ({ body }) => body as { hour: number; lang: 'pl' | 'en' },
      ...api,
    },
  })
const hour = () => screen.findByRole('combobox', { name: 'Godzina' })

test('the hour and the language of reminders are shown and saved immediately (C61)', async () => {
  const page = await open()
  expect(await hour()).toHaveValue('18')
  page.api.answer({ getReminderSettings: { hour: 7, lang: 'pl' } })
  await page.person.selectOptions(await hour(), '07:00')
  expect(await hour()).toHaveValue('7')
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('success', expect.any(String)))
  expect(page.api.sent('putReminderSettings').map(({ body }) => body)).toEqual([{ hour: 7, lang: 'pl' }])
  await page.person.selectOptions(screen.getByRole('combobox', { name: /^Język/ }), 'English')
  await waitFor(() => expect(page.api.sent('putReminderSettings')).toHaveLength(2))
  expect(page.api.sent('putReminderSettings')[1]?.body).toEqual({ hour: 7, lang: 'en' })
})

test("an hour that can't be saved is rolled back with a message (C61)", async () => {
  const page = await open({ putReminderSettings: failure(500) })
  await page.person.selectOptions(await hour(), '07:00')
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  await waitFor(async () => expect(await hour()).toHaveValue('18'))
})

test('the reminder switch is saved immediately, and turning it off disables hour and language (C61)', async () => {
  const user = learner()
  const preferences = { ...defaultPreferences, appNotificationsAllowed: false }
  const off = learner({ userMetadata: { ...user.userMetadata, preferences } })
  const page = await open({ patchUserMetadata: off })
  expect(await hour()).toBeEnabled()
  await page.person.click(screen.getByRole('switch', { name: 'Powiadomienia' }))
  await waitFor(async () => expect(await hour()).toBeDisabled())
  expect(screen.getByRole('switch', { name: 'Powiadomienia' })).not.toBeChecked()
  expect(page.api.sent('patchUserMetadata')[0]?.body).toMatchObject({
    action: 'preferences',
    payload: { appNotificationsAllowed: false, autoplayAnswer: true },
  })
})
