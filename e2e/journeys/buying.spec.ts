import { call, shared } from '../control'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const PASSWORD = 'mowka-mowka'

/** Creates an account with a language and without access. */
async function settle(name: string): Promise<string> {
  const email = `${name}-${Date.now()}@mowka.test`
  const token = await signUp(email)
  for (const [action, payload] of [
    ['onboarding-status', { onboardingStatus: 'SKIPPED' }],
    ['learn-lang', { learnLang: 'DE' }],
  ] as const) {
    await call('PATCH', '/api/user/metadata', token, { action, payload })
  }
  return email
}

/** Popups appear for new users on any page; they have a journey of their own. */
test.beforeEach(({ page }) => page.route('**/api/popup/available?**', (route) => route.fulfill({ json: [] })))

/** Adds the half-yearly German plan to the basket and continues to the order. */
async function goToOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await page.getByRole('link', { name: 'Dalej' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible()
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click()
}

/** Gives consent and presses the button; ends on the provider's page. */
async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Chcę zacząć od razu' }).check()
  await page.getByRole('button', { name: 'Zamawiam i płacę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zapłata' })).toBeVisible()
}

const pay = (page: Page) => page.getByRole('button', { name: 'Zapłać', exact: true })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /^Dziękujemy/ })
const germanAccess = (page: Page) =>
  page.getByRole('region', { name: 'Twoje dostępy' }).getByText('Niemiecki', { exact: true })

type Email = { subject: string; text: string }
async function lettersTo(address: string): Promise<Email[]> {
  const post = await fetch(`${shared.mailUrl}/messages?to=${encodeURIComponent(address)}`)
  return (await post.json()) as Email[]
}

test('a learner buys with a coupon, sees the access, and requests the invoice afterwards (C-SUM-04, C-THX-12, L-PAYT-09)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = await settle('buyer')
  await openAs(page, email, '/subscribe', PASSWORD)
  await page.goto('/subscribe?plan=de-2&code=START20')
  await expect(page.getByText('20% taniej')).toBeVisible()
  await goToOrder(page)
  await expect(page.getByText(/^Rabat START20/)).toBeVisible()
  await expectAccessible(page, 'order')
  await placeOrder(page)
  await pay(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/Niemiecki do \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Twoje zamówienie' })).toContainText(
    /^Twoje zamówienieNiemiecki, półroczny.*Rabat z\skodem START20.*w\stym VAT 23%.*Sprzedawca: .*NIP \d{10}$/,
  )
  await expectAccessible(page, 'thanks')
  await expect(page.getByRole('link', { name: /^Koszyk/ })).toHaveCount(0)
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Potwierdzenie zamówienia/))

  await page.goto('/me?tab=payments')
  await expect(germanAccess(page)).toBeVisible()
  const form = page.getByRole('form', { name: 'Dane do faktury' })
  await form.getByLabel('Nazwa firmy').fill('Studio Nowak')
  await form.getByLabel('NIP').fill('525-234-56-75')
  await form.getByLabel('Ulica i numer').fill('Lipowa 8/3')
  await form.getByLabel('Imię').fill('Anna')
  await form.getByLabel('Nazwisko').fill('Nowak')
  await form.getByLabel('Kod pocztowy').fill('30-702')
  await form.getByLabel('Miejscowość').fill('Kraków')
  await page.getByRole('button', { name: /^Poproś o fakturę/ }).click()
  await expect(page.getByRole('table').getByText('prośba wysłana')).toBeVisible()
  // Content scrolled under the header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expectAccessible(page, 'payments')
  await expect
    .poll(async () => (await lettersTo('ksiegowosc@mowka.test')).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Faktura FV\//))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Pobierz PDF faktury/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^faktura-[0-9A-F]{12}\.pdf$/)
  await page.getByRole('button', { name: /^Szczegóły zamówienia/ }).click()
  const details = page.getByRole('dialog', { name: /^Zamówienie [0-9A-F]{12}$/ })
  await expect(details.getByText('Niemiecki, półroczny')).toBeVisible()
  await expectAccessible(page, 'details of an order')
})

test('a payment whose notification was lost still grants access (C-THX-05)', async ({ page }) => {
  test.setTimeout(240_000)
  const email = await settle('unheard')
  await openAs(page, email, '/subscribe?plan=de-2', PASSWORD)
  await goToOrder(page)
  await placeOrder(page)
  await page.getByText(/^Jak sklep się o/).click()
  await page.locator('input[name="notification"][value="lost"]').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Czekamy na potwierdzenie' })).toBeVisible()
  await expect(thanks(page)).toBeVisible({ timeout: 150_000 })
})

test('a learner who closes the browser on the payment page has access on the next visit', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const email = await settle('closed')
  await openAs(page, email, '/subscribe?plan=de-2', PASSWORD)
  await goToOrder(page)
  await placeOrder(page)
  // Paid, but the browser never returns to the shop.
  await page.request.post(page.url(), { form: { result: 'pay' }, maxRedirects: 0 })
  await page.close()

  const next = await context.newPage()
  await next.goto('/me?tab=payments')
  await expect(next.getByRole('table').getByText('opłacone')).toBeVisible({ timeout: 60_000 })
  await next.reload()
  await expect(germanAccess(next)).toBeVisible()
  await next.goto('/subscribe/summary')
  await expect(next).toHaveURL(/\/subscribe$/)
})

test('a rejected payment leaves basket and form unchanged, and the second attempt works (C-ORD-13)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const email = await settle('rejected')
  await openAs(page, email, '/subscribe?plan=de-2', PASSWORD)
  await goToOrder(page)
  await page.getByLabel('Imię').fill('Joanna')
  await placeOrder(page)
  await page.getByRole('button', { name: 'Odrzuć' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Płatność się nie udała' })).toBeVisible()
  await page.getByRole('link', { name: 'Wróć do koszyka' }).click()
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click()
  await expect(page.getByLabel('Imię')).toHaveValue('Joanna')
  await placeOrder(page)
  await pay(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: 60_000 })
})
