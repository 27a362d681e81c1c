import { shared, tokens } from '../control'
import { signUp } from '../newcomers'
import { type Complaints, expect, expectAccessible, type Page, test } from '../person'

/** An email in the sandbox's mailbox. */
type Email = { id: string; subject: string; text: string; attachments: { filename: string; size: number }[] }

const PASSWORD = 'mowka-mowka'

async function lettersTo(page: Page, email: string): Promise<Email[]> {
  const answer = await page.request.get(`${shared.mailUrl}/messages?to=${encodeURIComponent(email)}`)
  const emails: Email[] = await answer.json()
  return emails.filter(({ attachments }) => attachments.length > 0)
}

/** Returns the end of a user's access to English; null for none. */
async function englishUntil(page: Page, email: string): Promise<string | null> {
  const { access } = await tokens(email, shared, PASSWORD)
  const answer = await page.request.get(`${shared.url}/api/user/me`, {
    headers: { authorization: `Bearer ${access}` },
  })
  const user: { appMetadata: { languages: { targetLang: string; expiresAt: string }[] } } =
    await answer.json()
  return user.appMetadata.languages.find(({ targetLang }) => targetLang === 'ENG')?.expiresAt ?? null
}

/** Clears complaints about the sandbox's pages, which are not under test. */
const forget = (complaints: Complaints) => complaints.all.splice(0)

test('a visitor buys a gift card, and the recipient gets it by email as a PDF and redeems it once (C-GIFT-01 to C-GIFT-17, C-THX-16, C-RED-01, C-RED-03, S-COM-06, S-COM-12)', async ({
  page,
  browser,
  complaints,
}) => {
  const friend = `przyjaciolka-${Date.now()}@mowka.test`
  await page.goto('/subscribe/gift-card')
  await expect(page.getByRole('heading', { level: 1, name: 'Podaruj komuś język' })).toBeVisible()
  await expectAccessible(page, 'the form of a gift card')

  // A card without a plan and a language is not added.
  await page.getByRole('button', { name: 'Dodaj kartę' }).click()
  await expect(page.getByText('Wybierz przynajmniej jeden element.')).toBeVisible()
  await page.getByRole('radio', { name: 'Pół roku' }).check()
  await page.getByRole('checkbox', { name: 'Angielski' }).check()
  await page.getByRole('textbox', { name: /^Dedykacja/ }).fill('Zażółć gęślą jaźń')
  await page.getByRole('textbox', { name: /^E-mail obdarowanej osoby/ }).fill(friend)
  await expect(page.getByRole('textbox', { name: 'Dzień wysyłki' })).toBeVisible()

  // Input survives a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Dedykacja/ })).toHaveValue('Zażółć gęślą jaźń')
  await page.getByRole('button', { name: 'Dodaj kartę' }).click()
  const basket = page.getByRole('region', { name: /^Twoje karty/ })
  await expect(basket.getByText('Pół roku, angielski')).toBeVisible()

  // On a phone the calendar is reachable above a field at the bottom of the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await basket.getByRole('button', { name: /^Dzień wysyłki/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Kiedy wysłać kartę' })
  await sheet.getByRole('textbox').click()
  await expect(sheet.getByRole('table')).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('button', { name: 'Anuluj' }).click()
  await expect(sheet).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await basket.getByRole('button', { name: 'Dalej' }).click()

  const pay = page.getByRole('button', { name: 'Zamawiam i płacę' })
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Kasia')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Nowak')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kasia-kupuje@mowka.test')
  await page.getByRole('switch', { name: /^Chcę dostać karty/ }).click()
  await expectAccessible(page, 'the buyer of a gift card')
  await pay.click()

  await page.getByRole('button', { name: 'Zapłać', exact: true }).click()
  await page.waitForURL(/gift-card-thank-you/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy. Prezent jest gotowy' })).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page, 'the thanks for a gift card')
  forget(complaints)

  await expect.poll(() => lettersTo(page, friend), { timeout: 60_000 }).toHaveLength(1)
  const [letter] = await lettersTo(page, friend)
  expect(letter?.subject).toBe('Prezent dla Ciebie: pół roku nauki')
  expect(letter?.text).toContain('„Zażółć gęślą jaźń”')
  const code = /MW(-[2-9A-HJ-NP-Z]{4}){4}/.exec(letter?.text ?? '')?.[0] ?? ''
  expect(letter?.attachments).toEqual([expect.objectContaining({ filename: `${code}.pdf` })])
  const file = await page.request.get(`${shared.mailUrl}/messages/${letter?.id}/attachments/0`)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const link = /https?:\S+\/pdf\?\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  const linked = await page.request.get(link)
  expect(linked.headers()['content-type']).toBe('application/pdf')

  // The recipient has no account yet: signs up, opens the payments tab and types the code without its formatting.
  await signUp(friend)
  expect(await englishUntil(page, friend)).toBeNull()
  const theirs = await browser.newPage()
  // The welcome popup appears on the first suitable page.
  const welcome = theirs.getByRole('dialog', { name: 'Witaj w Mówce' })
  await theirs.addLocatorHandler(welcome, () =>
    welcome.getByRole('button', { name: 'Zamknij' }).last().click(),
  )
  await theirs.goto(`${shared.url}/me?tab=payments`)
  await theirs.getByLabel('E-mail').fill(friend)
  await theirs.getByLabel('Hasło').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Zaloguj się' }).click()
  // The payments tab is available before a language is chosen.
  const field = theirs.getByRole('textbox', { name: 'Kod karty' })
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await theirs.getByRole('button', { name: 'Użyj kodu' }).click()
  await expect(field).toHaveValue('')
  await expect.poll(() => englishUntil(page, friend)).not.toBeNull()

  await field.fill(code)
  await theirs.getByRole('button', { name: 'Użyj kodu' }).click()
  await expect(field).toHaveAccessibleDescription(/^Nie ma takiego kodu albo ktoś już go użył/)
  await theirs.close()
})
