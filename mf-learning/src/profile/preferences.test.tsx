import type { ReminderSettings as Settings, User } from '@mowka/contract/schemas/user'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { session } from '@mowka/kernel/session'
import { hidesTranslation } from '@mowka/kernel/storage'
import { failure, learner, renderPage } from '@mowka/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import { ReminderSettings } from './Preferences'
import { openProfile } from './profile.fixture'

const preferring = (change: object): User => {
  const user = learner()
  return learner({
    userMetadata: { ...user.userMetadata, preferences: { ...defaultPreferences, ...change } },
  })
}
const open = async (api = {}, user = learner()) => {
  const page = await openProfile(api, { tab: 'preferences', user })
  await screen.findByRole('heading', { name: 'Nauka' })
  return page
}
const save = () => screen.getByRole('button', { name: 'Zapisz preferencje' })
const on = (name: string) => screen.getByRole('switch', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('minutes must be a number from 5 to 60 (L-PREF-01)', async () => {
  const page = await open()
  const minutes = screen.getByRole('textbox', { name: 'Ile minut dziennie' })
  expect(minutes).toHaveValue('12')
  for (const wrong of ['4', '61']) {
    await page.person.clear(minutes)
    await page.person.type(minutes, wrong)
    await page.person.click(save())
    expect(minutes).toBeInvalid()
  }
  expect(page.api.sent('patchUserMetadata')).toEqual([])
  await page.person.clear(minutes)
  await page.person.type(minutes, '60')
  await page.person.click(save())
  await waitFor(() => expect(session.preferences.preferredLessonTime).toBe(60))
})

test('all settings are saved except the one that is stored on the device (L-PREF-02, L-PREF-06, L-PREF-07, C13)', async () => {
  const page = await open()
  for (const name of ['Odtwarzaj odpowiedź', 'Dźwięki w\u00a0lekcji', 'Losowa kolejność powtórek']) {
    expect(on(name)).toBeChecked()
    await page.person.click(on(name))
  }
  await page.person.click(save())
  await waitFor(() =>
    expect(page.platform.notify).toHaveBeenCalledWith('success', 'Preferencje zostały zapisane.'),
  )
  const { speakingActivities: _, ...rest } = defaultPreferences
  expect(page.api.sent('patchUserMetadata')[0]?.body).toEqual({
    action: 'preferences',
    payload: {
      ...rest,
      autoplayAnswer: false,
      lessonSoundsAllowed: false,
      randomizeRepetitionOrder: false,
    },
  })
  expect(session.preferences.autoplayAnswer).toBe(false)
})

test("the last active exercise type can't be turned off (L-PREF-03)", async () => {
  const page = await open()
  await page.person.click(on('Układanie ze słów'))
  await page.person.click(on('Uzupełnianie luk'))
  expect(on('Pisanie całych zdań')).toBeDisabled()
  await page.person.click(on('Uzupełnianie luk'))
  expect(on('Pisanie całych zdań')).toBeEnabled()
  await page.person.click(save())
  const chosen = { fullSentence: true, gaps: true, blocks: false }
  await waitFor(() => expect(session.preferences.listeningAndWritingActivities).toEqual(chosen))
  expect(JSON.parse(sessionStorage.getItem(sessionKeys.listeningAndWritingActivities) ?? '')).toEqual(chosen)
})

test('hiding the translation applies immediately and is never sent (L-PREF-04, C13)', async () => {
  const page = await open({}, preferring({ speakingActivities: { hideTranslation: false } }))
  const hide = on('Ukryj tłumaczenie w\u00a0wymowie')
  expect(hide).not.toBeChecked()
  await page.person.click(hide)
  await page.person.click(save())
  await waitFor(() => expect(hidesTranslation(session.user)).toBe(true))
  expect(JSON.stringify(page.api.sent('patchUserMetadata'))).not.toContain('ranslation')
})

test('the break is 3 to 10 seconds (L-PREF-05)', async () => {
  const page = await open()
  const pause = screen.getByRole('slider', { name: 'Przerwa między zdaniami' })
  expect([pause.getAttribute('min'), pause.getAttribute('max')]).toEqual(['3', '10'])
  fireEvent.change(pause, { target: { value: '8' } })
  expect(pause).toHaveAttribute('aria-valuetext', expect.stringMatching(/^8.sekund$/))
  await page.person.click(save())
  await waitFor(() => expect(session.preferences.audioModeBreakBetweenSentances).toBe(8))
})

test("a failure is reported and clears the trainers' cached exercise types (L-PREF-08)", async () => {
  sessionStorage.setItem(sessionKeys.listeningAndWritingActivities, '{"fullSentence":false}')
  const page = await open({ patchUserMetadata: failure(500) })
  await page.person.click(on('Dźwięki w\u00a0lekcji'))
  await page.person.click(save())
  await waitFor(() =>
    expect(page.platform.notify).toHaveBeenCalledWith(
      'error',
      'Nie udało się zapisać preferencji. Spróbuj ponownie później.',
    ),
  )
  expect(sessionStorage.getItem(sessionKeys.listeningAndWritingActivities)).toBeNull()
  // The selection is preserved, so that it can be sent again.
  expect(on('Dźwięki w\u00a0lekcji')).not.toBeChecked()
})

const openReminders = (api = {}, user = learner()) =>
  renderPage(<ReminderSettings />, {
    route: 'profile',
    at: '/me',
    texts,
    user,
    api: {
      getReminderSettings: { hour: 18, lang: 'pl', accessEnds: true },
      putReminderSettings: ({ body }) => body as Settings,
      getPushKey: { publicKey: null },
      ...api,
    },
  })
const hour = () => screen.findByRole('combobox', { name: 'Godzina' })

test('the hour and the language of reminders are shown and saved immediately (C61)', async () => {
  const page = await openReminders()
  expect(await hour()).toHaveValue('18')
  page.api.answer({ getReminderSettings: { hour: 7, lang: 'pl', accessEnds: true } })
  await page.person.selectOptions(await hour(), '07:00')
  expect(await hour()).toHaveValue('7')
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('success', expect.any(String)))
  expect(page.api.sent('putReminderSettings').map(({ body }) => body)).toEqual([
    { hour: 7, lang: 'pl', accessEnds: true },
  ])
  await page.person.selectOptions(screen.getByRole('combobox', { name: /^Język/ }), 'English')
  await waitFor(() => expect(page.api.sent('putReminderSettings')).toHaveLength(2))
  expect(page.api.sent('putReminderSettings')[1]?.body).toEqual({ hour: 7, lang: 'en', accessEnds: true })
})

test("an hour that can't be saved is rolled back with a message (C61)", async () => {
  const page = await openReminders({ putReminderSettings: failure(500) })
  await page.person.selectOptions(await hour(), '07:00')
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  await waitFor(async () => expect(await hour()).toHaveValue('18'))
})

test('the switches of both reminders are saved immediately, and turning off both disables hour and language (C61)', async () => {
  const user = learner()
  const preferences = { ...defaultPreferences, appNotificationsAllowed: false }
  const off = learner({ userMetadata: { ...user.userMetadata, preferences } })
  const page = await openReminders({ patchUserMetadata: off })
  expect(await hour()).toBeEnabled()
  await page.person.click(screen.getByRole('switch', { name: 'Przypomnienia o\u00a0nauce' }))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Przypomnienia o\u00a0nauce' })).not.toBeChecked(),
  )
  expect(page.api.sent('patchUserMetadata')[0]?.body).toMatchObject({
    action: 'preferences',
    payload: { appNotificationsAllowed: false, autoplayAnswer: true },
  })
  expect(await hour()).toBeEnabled()
  page.api.answer({ getReminderSettings: { hour: 18, lang: 'pl', accessEnds: false } })
  await page.person.click(screen.getByRole('switch', { name: 'Koniec dostępu' }))
  await waitFor(async () => expect(await hour()).toBeDisabled())
  expect(page.api.sent('putReminderSettings').map(({ body }) => body)).toEqual([
    { hour: 18, lang: 'pl', accessEnds: false },
  ])
})

test('the reason to learn can be changed and removed', async () => {
  const page = await open({}, preferring({ learningReason: 'work' }))
  const reason = screen.getByRole('combobox', { name: /^Po co się uczysz/ })
  expect(reason).toHaveValue('work')
  await page.person.selectOptions(reason, 'Bez wskazania')
  await page.person.click(save())
  await waitFor(() => expect(session.preferences.learningReason).toBeNull())
  await page.person.selectOptions(reason, 'Egzamin')
  await page.person.click(save())
  await waitFor(() => expect(session.preferences.learningReason).toBe('exam'))
})
