import { call, read, shared, tokens } from '../control'
import { courseByName } from '../library'
import { linkFor, signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const PASSWORD = 'mowka-mowka'

/** Creates a company for this journey, with three seats and an administrator account. */
async function makeCompany(boss: string, code: string): Promise<string> {
  await signUp(boss)
  const { access } = await tokens('admin@mowka.test')
  const company = await call<{ _id: string }>('POST', '/api/admin/companies', access, {
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
  await call('POST', '/api/progress', access, {
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
    await expect(other.getByText(/dostęp od Twojej firmy włączy się sam/)).toBeVisible()
    await expectAccessible(other, 'an invitation that waits for the confirmation')
    await fetch(await linkFor(fresh, /[Pp]otwierdź/))
    await other.getByRole('button', { name: 'Adres potwierdzony, dalej' }).click()
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

/** Creates a company with a package of two seats and another one of five. */
async function makeTwoPackages(boss: string, full: string, free: string): Promise<string> {
  await signUp(boss)
  const { access } = await tokens('admin@mowka.test')
  const languages = [{ targetLang: 'ENG', periodMonths: 12 }]
  const company = await call<{ _id: string }>('POST', '/api/admin/companies', access, {
    requestId: crypto.randomUUID(),
    name: 'Cukiernia Ptyś',
    logo: null,
    active: true,
    contractActiveTo: '2031-12-31',
    accesses: [
      { code: full, limit: 2, unitPrice: 19900, languages },
      { code: free, limit: 5, unitPrice: 19900, languages: [{ targetLang: 'DE', periodMonths: 6 }] },
    ],
    admins: [boss],
  })
  return company._id
}

test('a company admin sees who sits in a full package, and assigns, resends and withdraws for many people at once (K-PAGE-03, K-ACT-04, K-ACT-07, K-ACT-10, K-INV-01)', async ({
  page,
  browser,
}) => {
  const id = Date.now()
  const address = (name: string) => `${name}-${id}@mowka.test`
  const boss = address('prezes')
  const [first, second, third, fourth] = ['ala', 'bela', 'cela', 'dela'].map(address) as [
    string,
    string,
    string,
    string,
  ]
  const [full, free] = [`PTYS-${id}`, `KREM-${id}`]
  const companyId = await makeTwoPackages(boss, full, free)
  const { access: token } = await tokens(boss, shared, PASSWORD)
  const invite = (emailsList: string[], companyAccessCode: string) =>
    call('POST', `/api/company/${companyId}/invite-users`, token, { emailsList, companyAccessCode })
  const redeem = async (email: string, companyAccessCode: string) => {
    const body = { companyAccessCode, firstname: 'Ala', lastname: 'Kowalska' }
    await call('POST', '/api/company/redeem-company-access-code', await signUp(email), body)
  }
  await invite([first, second], full)
  await redeem(first, full)
  await redeem(second, full)
  await invite([third, fourth], free)
  await openAs(page, boss, '/company/users', PASSWORD)
  const select = (email: string) => page.getByRole('checkbox', { name: `Wybierz: ${email}` }).check()
  const bar = page.getByRole('region', { name: 'Wybrane osoby' })
  const dialog = page.getByRole('dialog')

  await test.step('the full package is shown with its people', async () => {
    await expect(page.getByText(/^Pełny: 2/)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Pokaż osoby z.pakietu ${full}$`) }).click()
    await expect(row(page, first)).toBeVisible()
    await expect(row(page, second)).toBeVisible()
    await expect(row(page, third)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Osoby', exact: true })).toBeFocused()
  })

  await test.step('both people get a seat of the other package', async () => {
    await select(first)
    await select(second)
    await expectAccessible(page, 'the selection bar of a company')
    await bar.getByRole('button', { name: 'Przydziel dostęp' }).click()
    await dialog.getByRole('combobox', { name: 'Pakiet' }).selectOption(free)
    await expectAccessible(page, 'the dialog for many people')
    await dialog.getByRole('button', { name: /^Przydziel 2/ }).click()
    await expect(page.getByText(/^Przydzieliliśmy 2/)).toBeVisible()
    await expect(page.getByText(/^Wolne miejsca: 1/)).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  await test.step('invitations sent a moment ago are not resent, with the reason for each', async () => {
    await page.getByRole('combobox', { name: 'Pakiet' }).selectOption('')
    await page.getByRole('combobox', { name: 'Stan' }).selectOption('pending')
    await page.getByRole('checkbox', { name: 'Wybierz osoby na tej stronie' }).check()
    await bar.getByRole('button', { name: 'Wyślij ponownie' }).click()
    await dialog.getByRole('button', { name: /^Wyślij 2/ }).click()
    await expect(dialog.getByText(/wysłano przed chwilą/)).toHaveCount(2)
    await page.keyboard.press('Escape')
  })

  await test.step('withdrawing spares a person who has joined in the meantime', async () => {
    await page.getByRole('checkbox', { name: 'Wybierz osoby na tej stronie' }).check()
    await bar.getByRole('button', { name: 'Cofnij zaproszenia' }).click()
    await redeem(third, free)
    await dialog.getByRole('button', { name: /^Cofnij 2/ }).click()
    await expect(dialog.getByText(/^Cofnęliśmy 1/)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toContainText(third)
    await expect(dialog.getByRole('listitem')).toContainText('przyjęła już zaproszenie')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Stan' }).selectOption('')
    await expect(row(page, third)).toContainText('Przyjęte')
    await expect(row(page, fourth)).toHaveCount(0)
  })

  await test.step('from the full package, people are invited to the other one', async () => {
    await page.getByRole('button', { name: new RegExp(`^Pakiet ${full} jest pełny`) }).click()
    await dialog.getByRole('textbox').fill(`${fourth} zly ${first}`)
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByText('Wpisz poprawny adres e-mail.')).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^Pakiet ${free}.`))).toBeVisible()
    await dialog.getByRole('button', { name: /^Wyślij 1/ }).click()
    await expect(page.getByText(/^Wysłaliśmy 1/)).toBeVisible()
    await dialog.getByRole('textbox').fill('')
    await page.keyboard.press('Escape')
    await expect(row(page, fourth)).toContainText(`Pakiet: ${free}`)
  })

  await test.step('the payments tab of a member names the company that pays', async () => {
    const context = await browser.newContext({ baseURL: shared.url, locale: 'pl-PL' })
    const theirs = await context.newPage()
    await openAs(theirs, first, '/me?tab=payments', PASSWORD)
    await expect(theirs.getByText('Płaci Cukiernia Ptyś').first()).toBeVisible()
    await expect(theirs.getByRole('link', { name: /^Przedłuż/ })).toHaveCount(0)
    await context.close()
  })
})
