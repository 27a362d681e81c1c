import { clockAhead, read, tokens } from '../control'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const LEARNER = 'learner@mowka.test'
const DAY = 24 * 60 * 60 * 1000

type Account = { appMetadata: { languages: { targetLang: string; expiresAt: string }[] } }
type Email = { subject: string; text: string }

/** Returns the day in Warsaw on which the learner's access to English ends. The shared platform has the same data. */
async function lastDayOfEnglish(): Promise<string> {
  const { access } = await tokens(LEARNER)
  const { body } = await read<Account>('/api/user/me', access)
  const end = new Date(
    body.appMetadata.languages.find(({ targetLang }) => targetLang === 'ENG')?.expiresAt ?? 0,
  )
  return end.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
}

/** Popups appear on any page; they have a journey of their own. */
const withoutPopups = (page: Page) =>
  page.route('**/api/popup/available?**', (route) => route.fulfill({ json: [] }))

test('a learner is told a week before an access ends, by email and on the dashboard, and is led to the plans', async ({
  browser,
  own,
}) => {
  test.setTimeout(300_000)
  // Half past six or seven in the evening in Warsaw, 7 days before: within the usual hours of reminders.
  const evening = Date.parse(`${await lastDayOfEnglish()}T17:30:00Z`)
  const ahead = evening - 7 * DAY - Date.now()
  const later = await own.start(clockAhead(ahead))
  const emails = async () => {
    const mailbox = await fetch(`${later.mailUrl}/messages?to=${encodeURIComponent(LEARNER)}`)
    return ((await mailbox.json()) as Email[]).filter(({ subject }) =>
      subject.startsWith('Dostęp kończy się'),
    )
  }
  // One per language: the access to German ends on the same day.
  await expect.poll(emails, { timeout: 90_000 }).toHaveLength(2)
  const email = (await emails()).find(({ subject }) => /\d\d\.\d\d\.\d{4}: angielski$/.test(subject))
  const link = /https?:\/\/\S+\/subscribe\S*/.exec(email?.text ?? '')?.[0] ?? ''
  expect(link).toMatch(/\/subscribe\?plan=eng-\d+$/)
  const unsubscribe = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(email?.text ?? '')?.[0] ?? ''

  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await page.clock.setSystemTime(new Date(Date.now() + ahead))
  await withoutPopups(page)
  await openAs(page, LEARNER, `${later.url}/dashboard`)
  await expect(page.getByText(/^Dostęp kończy się \d\d\.\d\d\.\d{4} \(angielski\)$/)).toBeVisible()
  await expectAccessible(page, 'the dashboard before an access ends')
  const renew = page.getByRole('link', { name: 'Przedłuż dostęp: angielski' })
  await expect(renew).toHaveAttribute('href', new URL(link).pathname + new URL(link).search)
  await renew.click()
  await expect(page.getByRole('radio', { name: 'Angielski' })).toBeChecked()

  const refused = await fetch(unsubscribe, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(await refused.text()).toContain('Nie napiszemy więcej przed końcem dostępu')
  await page.goto(`${later.url}/me?tab=preferences`)
  await expect(page.getByRole('switch', { name: 'Koniec dostępu' })).not.toBeChecked()
})
