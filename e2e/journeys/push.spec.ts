import { type Platform, read, tokens } from '../control'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const LEARNER = 'learner@mowka.test'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

type Email = { receivedAt: string; subject: string }
type PushMessage = { receivedAt: string; content: { title: string; body: string; page: string } }

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Returns the time until an hour of a later day in Warsaw, in ms. */
function until(days: number, hour: number): number {
  const day = new Date(Date.now() + days * DAY).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
  const noon = Date.parse(`${day}T12:00:00Z`)
  const hourAtNoon = Number(
    new Date(noon).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Warsaw', hour: '2-digit' }),
  )
  // Five minutes past, so that a start at the full hour is not before it.
  return noon + (hour - hourAtNoon) * HOUR + HOUR / 12 - Date.now()
}

/** Messages of a stand-in since a moment of its platform, without the reminders of earlier runs. */
async function arrived<Message extends { receivedAt: string }>(address: string, since: number) {
  const all: Message[] = await (await fetch(address)).json()
  return all.filter(({ receivedAt }) => Date.parse(receivedAt) >= since)
}
const messages = ({ pushUrl }: Platform, since: number) => arrived<PushMessage>(`${pushUrl}/messages`, since)
const reminders = async ({ mailUrl }: Platform, since: number) => {
  const emails = await arrived<Email>(`${mailUrl}/messages?to=${encodeURIComponent(LEARNER)}`, since)
  return emails.filter(({ subject }) => /^(Twoja seria|Do powtórki)/.test(subject))
}

/** Chromium subscribes at Google's push service, so its subscription is replaced by one of the sandbox. */
async function subscribeAtSandbox(page: Page, platform: Platform): Promise<void> {
  await page.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const body = JSON.stringify({ applicationServerKey })
    return (await fetch(`${platform.pushUrl}/subscriptions`, { method: 'POST', body })).json()
  })
  await page.addInitScript(() => {
    const { subscribeAtSandbox: subscribe } = window as unknown as {
      subscribeAtSandbox: (key: unknown) => Promise<object>
    }
    let current: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        const subscription = await subscribe(applicationServerKey)
        current = { toJSON: () => subscription }
        return current
      },
    })
  })
}

/** Delivers a message to the page's service worker as the browser does, and returns the notification. */
async function deliver(page: Page, content: object) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = Object.getPrototypeOf(await navigator.serviceWorker.ready)
      const all: Notification[] = await getNotifications.call(await navigator.serviceWorker.ready)
      return all.map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toHaveLength(1)
  return (await shown())[0]
}

/** Clicks the notification that is shown. */
async function clickNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const click = new Event('notificationclick')
    dispatchEvent(Object.assign(click, { notification, waitUntil: () => {} }))
  })
}

/** Opens a page of a platform at its own time, in a browser that shows notifications. */
async function openLater(page: Page, platform: Platform, ahead: number, path: string): Promise<void> {
  await page.clock.setSystemTime(new Date(Date.now() + ahead))
  await page.route('**/api/popup/available?**', (route) => route.fulfill({ json: [] }))
  await openAs(page, LEARNER, `${platform.url}${path}`)
}

test('a learner who turns notifications on is reminded once by push, and in quiet hours by email', async ({
  page,
  own,
  browser,
}) => {
  const today = await own.start()
  await test.step('the profile turns notifications on for this device', async () => {
    await subscribeAtSandbox(page, today)
    await openLater(page, today, 0, '/me?tab=preferences')
    const push = page.getByRole('switch', { name: 'Powiadomienia na tym urządzeniu' })
    await expect(push).not.toBeChecked()
    await push.click()
    await expect(page.getByText('Przypomnienia będą przychodzić na to urządzenie.')).toBeVisible()
    await expect(push).toBeChecked()
    await expectAccessible(page, 'the preferences with notifications')
  })
  await page.close()
  await today.stop()

  const evening = until(1, 18)
  const sinceEvening = Date.now() + evening
  const tomorrow = today.later(evening)
  try {
    await tomorrow.start()
    await test.step('on the next evening a notification arrives instead of an email', async () => {
      await expect.poll(() => messages(tomorrow, sinceEvening), { timeout: 120_000 }).toHaveLength(1)
      expect(await reminders(tomorrow, sinceEvening)).toEqual([])
    })

    await test.step('a click on it opens its page in the open window', async () => {
      const [message] = await messages(tomorrow, sinceEvening)
      const context = await browser.newContext({ locale: 'pl-PL', permissions: ['notifications'] })
      const next = await context.newPage()
      await openLater(next, tomorrow, evening, '/me')
      expect(message?.content.page).toMatch(/^\/(course|repetition\/today)$/)
      const { title, body } = message?.content ?? {}
      expect(await deliver(next, message?.content ?? {})).toEqual({ title, body })
      await clickNotification(next)
      await expect(next).toHaveURL(`${tomorrow.url}${message?.content.page}`)
      await context.close()
    })

    const { access } = await tokens(LEARNER, tomorrow)
    const settings = await read<object>('/api/user/reminders', access, tomorrow)
    const changed = await fetch(`${tomorrow.url}/api/user/reminders`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify({ ...settings.body, hour: 22 }),
    })
    expect(changed.ok).toBe(true)
  } finally {
    await tomorrow.stop()
  }

  const night = until(2, 22)
  const sinceNight = Date.now() + night
  const atNight = today.later(night)
  try {
    await test.step('at 22:00 on the day after, the reminder is an email', async () => {
      await atNight.start()
      await expect.poll(() => reminders(atNight, sinceNight), { timeout: 120_000 }).toHaveLength(1)
      expect(await messages(atNight, sinceEvening)).toHaveLength(1)
    })
  } finally {
    await atNight.stop()
  }
})
