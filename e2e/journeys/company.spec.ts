import { read, shared, tokens } from '../control'
import { courseByName } from '../library'
import { linkFor, signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const PASSWORD = 'mowka-mowka'

async function send<Answer>(method: string, path: string, token: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${shared.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeLessThan(300)
  return answer.json()
}

/** Creates a company for this journey, with three seats and an administrator account. */
async function makeCompany(boss: string, code: string): Promise<string> {
  await signUp(boss)
  const { access } = await tokens('admin@mowka.test')
  const company = await send<{ _id: string }>('POST', '/admin/companies', access, {
    requestId: crypto.randomUUID(),
    name: 'Piekarnia Rogalik',
    logo: null,
    active: true,
    contractActiveTo: '2031-12-31',
    accesses: [{ code, limit: 3, unitPrice: 19900, languages: [{ targetLang: 'ENG', periodMonths: 12 }] }],
    admins: [boss],
  })
  return company._id
}

/** Answers a sentence of a lesson correctly, using the seat's access. */
async function learn(email: string): Promise<void> {
  const { access } = await tokens(email, shared, PASSWORD)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const { body } = await read<{ data: { _id: string }[] }>(
    `/api/lesson/${lessonId}/exercises?activeOnly=true`,
    access,
  )
  const exerciseId = body.data[0]?._id
  expect(exerciseId).toBeDefined()
  await send('POST', '/progress', access, {
    eventId: crypto.randomUUID(),
    name: 'EXAMPLE_SUCCESS',
    lessonId,
    courseId: course._id,
    createdAt: new Date().toISOString(),
    payload: { exerciseId, learningMode: 'WRITING' },
  })
}

const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) })

test('a company invites three people, one of whom joins by email, learns, appears in the statistics and is removed (K-PAGE-03, K-PAGE-07, K-ACT-04, K-INV-01, K-CODE-04, S-COMP-13)', async ({
  page,
  browser,
}) => {
  const id = Date.now()
  const [boss, fresh, known] = ['szefowa', 'nowa', 'znana'].map((name) => `${name}-${id}@mowka.test`) as [
    string,
    string,
    string,
  ]
  const code = `ROGALIK-${id}`
  await makeCompany(boss, code)
  await signUp(known)
  await openAs(page, boss, '/company/users', PASSWORD)

  await test.step('the outcome of each pasted entry is shown, and the valid ones are invited', async () => {
    await page.getByRole('button', { name: `Zaproś użytkowników do pakietu ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Zaproś użytkowników' })
    await dialog.getByRole('textbox').fill(`"Osoba, Nowa" <${fresh}>; ${known}\nnie-adres`)
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByText('Wpisz poprawny adres e-mail.')).toBeVisible()
    await expectAccessible(page, 'the dialog of invitations')
    await dialog.getByRole('button', { name: /^Wyślij 2/ }).click()
    await expect(page.getByText(/^Wysłaliśmy 2/)).toBeVisible()
    // The invalid address stays for correction.
    await expect(dialog.getByRole('textbox')).toHaveValue('nie-adres')
    await dialog.getByRole('textbox').fill('')
    await page.keyboard.press('Escape')
    await expect(row(page, fresh)).toContainText('Czeka na przyjęcie')
    await expect(page.getByText(/^Wolne miejsca: 1/)).toBeVisible()
  })

  const context = await browser.newContext({ baseURL: shared.url, locale: 'pl-PL' })
  const other = await context.newPage()
  await test.step('the new user signs up from the email and gets the seat', async () => {
    const link = await linkFor(fresh, /Piekarnia Rogalik/)
    await other.goto(link)
    await expect(other.getByText(new RegExp(fresh))).toBeVisible()
    await expectAccessible(other, 'the page behind the link')
    await other.getByRole('button', { name: 'Załóż konto' }).click()
    await other.getByLabel('Imię').fill('Nowa')
    await other.getByLabel('Nazwisko').fill('Osoba')
    await other.getByLabel('E-mail').fill(fresh)
    await other.getByLabel('Hasło').fill(PASSWORD)
    await other.getByRole('button', { name: 'Załóż konto' }).click()
    await other.waitForURL(/unverified-email/)
    await fetch(await linkFor(fresh, /[Pp]otwierdź/))
    await other.goto(link)
    await other.getByRole('button', { name: 'Mam już konto' }).click()
    await other.getByLabel('E-mail').fill(fresh)
    await other.getByLabel('Hasło').fill(PASSWORD)
    await other.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(other.getByText(/^Gotowe! Masz dostęp od swojej firmy: /)).toBeVisible()
  })

  await test.step('their learning appears in the statistics', async () => {
    await learn(fresh)
    await page.reload()
    await page.getByRole('tab', { name: 'Statystyki' }).click()
    await expect(page.getByRole('region', { name: /^Ostatnie 7/ })).toContainText(/1\sćwiczenie/)
    await expect(row(page, fresh)).toContainText('Nowa Osoba')
    await expectAccessible(page, 'the statistics of a company')
  })

  await test.step("once removed, they lose the company's access", async () => {
    await page.getByRole('tab', { name: 'Lista' }).click()
    await expect(row(page, fresh)).toContainText('Przyjęte')
    await page.getByRole('button', { name: new RegExp(`^Usuń z.firmy: ${fresh}`) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
    await expect(page.getByText(`${fresh} nie należy już do firmy.`)).toBeVisible()
    await expect(row(page, fresh)).toHaveCount(0)
    const { access } = await tokens(fresh, shared, PASSWORD)
    const { body } = await read<{ company: unknown }>('/api/user/me?sourceLang=PL&targetLang=ENG', access)
    expect(body.company).toBeNull()
  })
  await context.close()
})
