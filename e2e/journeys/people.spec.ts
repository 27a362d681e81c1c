import { read, shared } from '../control'
import { signUp } from '../newcomers'
import { expect, openAs, test } from '../person'

const LEARNER = 'learner@mowka.test'

type Me = { userId: string; appMetadata: { languages: { targetLang: string; expiresAt: string }[] } }
const me = async (token: string) =>
  (await read<Me>('/api/user/me?sourceLang=PL&targetLang=ENG', token, shared)).body

test('support finds a learner by email and sees accesses, but cannot change anything', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await openAs(page, 'support@mowka.test', '/admin/users')
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill(LEARNER)
  await page.getByRole('button', { name: 'Znajdź' }).click()
  await page.getByRole('link', { name: 'Zofia Wiśniewska' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zofia Wiśniewska' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dostępy' })).toBeVisible()
  await expect(page.getByText('Aktywny').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wyślij e-mail ponownie' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dodaj dni' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Usuń konto' })).toHaveCount(0)

  const panel = page.getByRole('navigation', { name: 'Sekcje panelu' })
  await expect(panel.getByRole('link', { name: 'Zamówienia' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Kupony' })).toHaveCount(0)
  await page.goto(`${shared.url}/admin/coupons`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nie masz dostępu do tej części panelu' }),
  ).toBeVisible()
  await page.context().close()
})

test('an operator adds days to an access, and the learner has it', async ({ browser }) => {
  const email = `dni-${Date.now()}@mowka.test`
  const token = await signUp(email, shared)
  const before = await me(token)
  expect(before.appMetadata.languages.map(({ targetLang }) => targetLang)).not.toContain('DE')

  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await openAs(page, 'operator@mowka.test', `/admin/users?search=${encodeURIComponent(before.userId)}`)
  await page.getByRole('table').getByRole('link').click()
  await page.getByRole('button', { name: 'Dodaj dni' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dodaj dni dostępu' })
  await dialog.getByRole('combobox', { name: 'Język' }).selectOption('DE')
  await dialog.getByRole('textbox', { name: 'Liczba dni' }).fill('14')
  await dialog.getByRole('combobox', { name: 'Powód' }).selectOption('complaint')
  await dialog.getByRole('button', { name: 'Dodaj dni' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('dni dodane w panelu')).toBeVisible()
  await page.context().close()

  const { languages } = (await me(token)).appMetadata
  const german = languages.find(({ targetLang }) => targetLang === 'DE')
  expect(Date.parse(german?.expiresAt ?? '')).toBeGreaterThan(Date.now())
})
