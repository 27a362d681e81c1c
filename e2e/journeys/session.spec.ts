import { shared } from '../control'
import { expect, expectAccessible, signIn, test } from '../person'

test('after signing in a visitor is back on the requested page', async ({ page }) => {
  await signIn(page, 'learner@mowka.test', '/subscribe?plan=de-2')
  await expect(page).toHaveURL(/\/subscribe\?plan=de-2$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a reload and a second tab stay signed in, and signing out in one signs out both', async ({
  page,
  context,
}) => {
  await signIn(page, 'learner@mowka.test')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/course')
  await expect(second.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()

  await page.getByRole('button', { name: /^Twoje konto/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await second.goto('/dashboard')
  await expect(second.getByLabel('Hasło')).toBeVisible()
})

test('signing out while learning German does not lead back to signing in', async ({ page }) => {
  await signIn(page, 'learner@mowka.test')
  // A new device first uses the account's language.
  await expect(page.getByRole('heading', { level: 2, name: 'Wszystkie kursy' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('targetLang', '"DE"'))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Uczysz się: niemiecki/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zobacz cały kurs' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // A new sign-in, or a page that re-renders in another language while leaving. The front page shows prices.
    const isOfFrontPage = pathname === '/api/product'
    if (pathname.endsWith('/authorize') || (searchParams.get('targetLang') === 'ENG' && !isOfFrontPage))
      asked.push(pathname)
  })
  await page.getByRole('button', { name: /^Twoje konto/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  expect(asked).toEqual([])
})

test('the login page leads a new user to the sign-up form', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Załóż konto' })).toBeVisible()
})

test('a user with an unconfirmed email is asked to confirm it', async ({ page }) => {
  await signIn(page, 'unverified@mowka.test')
  await expect(page).toHaveURL(/\/unverified-email$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Potwierdź swój adres e-mail' })).toBeVisible()
  await expect(page.getByText('unverified@mowka.test')).toBeVisible()
  await expectAccessible(page, 'unverified email')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Wyślij link jeszcze raz/ }).click()
  const provider = await opening
  await expect(provider.getByLabel('E-mail')).toHaveValue('unverified@mowka.test')
  await provider.getByRole('button', { name: 'Wyślij link' }).click()
  await expect(provider.getByRole('heading', { level: 1, name: 'Sprawdź pocztę' })).toBeVisible()
  await expect(provider.getByRole('status')).toContainText('nowy link')
  await expect
    .poll(async () => (await fetch(`${shared.mailUrl}/messages?to=unverified@mowka.test`)).text())
    .toContain('/account/verify-email')
})

test('the login page leads to the courses (P-AUTH-04)', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page, 'login')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.getByLabel('E-mail').fill('learner@mowka.test')
  await page.getByLabel('Hasło').fill('mowka')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
})

test('staff pages are not found for learners, and unknown addresses for anyone (P-404-01, P-404-02, P-ROUTE-44, P-ROUTE-68)', async ({
  page,
}) => {
  await signIn(page, 'learner@mowka.test')
  for (const path of ['/admin/courses', '/company/users', '/nowhere', '/404', '/dashboard-of-tomorrow']) {
    await page.goto(path)
    await expect(page.getByText('Strona o podanym adresie nie istnieje.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Przejdź do kursów' }).click()
  await expect(page).toHaveURL(/\/course$/)
})
