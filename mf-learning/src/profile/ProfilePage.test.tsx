import type { User } from '@mowka/contract/schemas/user'
import { session } from '@mowka/kernel/session'
import { failure, learner } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openProfile } from './profile.fixture'

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('there are three tabs, and the address stores the open one (L-PROF-01)', async () => {
  const page = await openProfile()
  expect(screen.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Dane',
    'Preferencje',
    'Płatności',
  ])
  expect(screen.getByRole('tab', { name: 'Dane' })).toHaveAttribute('aria-selected', 'true')
  await page.person.click(screen.getByRole('tab', { name: 'Płatności' }))
  expect(page.address()).toBe('/me?tab=payments')
  expect(await screen.findByTestId('widget commerce/PaymentsTab')).toBeInTheDocument()
  // The company access code form is next to it (U08).
  expect(screen.getByTestId('widget company/RedeemAccessCode')).toBeInTheDocument()
  await page.person.click(screen.getByRole('tab', { name: 'Dane' }))
  expect(page.address()).toBe('/me')
})

test('an address opens its tab, and an unknown one the first tab (L-PROF-01)', async () => {
  const page = await openProfile({}, { tab: 'preferences' })
  expect(screen.getByRole('tab', { name: 'Preferencje' })).toHaveAttribute('aria-selected', 'true')
  page.unmount()
  await openProfile({}, { tab: 'nowhere' })
  expect(screen.getByRole('tab', { name: 'Dane' })).toHaveAttribute('aria-selected', 'true')
})

describe('the avatar', () => {
  test('is one of fifteen with the first as default, and is saved immediately (L-PROF-02, L-PROF-03, L-PROF-04)', async () => {
    const page = await openProfile()
    const faces = (await card('Awatar')).getAllByRole('radio')
    expect(faces.map((each) => each.getAttribute('value'))).toEqual(
      Array.from({ length: 15 }, (_, index) => `avatar${index}.svg`),
    )
    expect(faces[0]).toBeChecked()
    await page.person.click(screen.getByRole('radio', { name: 'Sowa' }))
    await waitFor(() => expect(session.user?.userMetadata.avatarFileName).toBe('avatar14.svg'))
    expect(page.api.sent('patchUserMetadata')[0]?.body).toEqual({
      action: 'avatar',
      payload: { avatarFileName: 'avatar14.svg' },
    })
    expect(screen.getByRole('radio', { name: 'Sowa' })).toBeChecked()
  })

  test("is rolled back if it can't be saved (L-PROF-04)", async () => {
    const page = await openProfile({ patchUserMetadata: failure(500) })
    await page.person.click(await screen.findByRole('radio', { name: 'Kot' }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        'Nie udało się zapisać awatara. Spróbuj ponownie za chwilę.',
      ),
    )
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Dymek' })).toBeChecked())
  })
})

describe('the names', () => {
  test('are saved after a change, with the unchanged email (L-PROF-05, L-PROF-07, L-PROF-08)', async () => {
    const page = await openProfile()
    const names = await card('Twoje dane')
    const save = names.getByRole('button', { name: 'Zapisz' })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.person.click(save)
    expect(page.api.sent('patchUserMetadata')).toEqual([])
    const given = names.getByRole('textbox', { name: 'Imię' })
    await page.person.clear(given)
    await page.person.type(given, 'Ania')
    await page.person.click(save)
    await waitFor(() => expect(session.user?.givenName).toBe('Ania'))
    expect(page.api.sent('patchUserMetadata')[0]?.body).toEqual({
      action: 'profile',
      payload: { givenName: 'Ania', familyName: 'Nowak', email: 'anna@mowka.test' },
    })
    expect(save).toHaveAttribute('aria-disabled', 'true')
  })

  test('include a read-only email (L-PROF-06)', async () => {
    await openProfile()
    const email = (await card('Twoje dane')).getByRole('textbox', { name: 'E-mail' })
    expect(email).toHaveValue('anna@mowka.test')
    expect(email).toHaveAttribute('readonly')
  })
})

describe('the password', () => {
  test('a reset link is requested once (L-PROF-10, L-PROF-11)', async () => {
    const page = await openProfile({ resetPassword: {} })
    const button = await screen.findByRole('button', { name: 'Zmień hasło' })
    await page.person.click(button)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'success',
        'Wysłaliśmy link do zmiany hasła. Sprawdź pocztę.',
      ),
    )
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.person.click(button)
    expect(page.api.sent('resetPassword')).toHaveLength(1)
    // Switching tabs doesn't reset this.
    await page.person.click(screen.getByRole('tab', { name: 'Preferencje' }))
    await page.person.click(screen.getByRole('tab', { name: 'Dane' }))
    expect(await screen.findByRole('button', { name: 'Zmień hasło' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('after a failure the link can be requested again (L-PROF-10)', async () => {
    const page = await openProfile(
      { resetPassword: failure(503) },
      { user: learner({ userId: 'someone-else' }) },
    )
    const button = await screen.findByRole('button', { name: 'Zmień hasło' })
    await page.person.click(button)
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
    expect(button).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('a social account has no password reset (L-PROF-09)', async () => {
    await openProfile({}, { user: learner({ isSocialAccount: true }) })
    await card('Twoje dane')
    expect(screen.queryByRole('button', { name: 'Zmień hasło' })).toBeNull()
  })
})

describe('the company', () => {
  const employed = learner({ isCompanyAccount: true, company: { companyId: 'f1', isAdmin: false } })
  const company = { _id: 'f1', name: 'Tartak Zielony Las', logo: null, active: true }

  test.each([
    [['user-1'], 'Dostęp masz od firmy. Masz w\u00a0niej uprawnienia administratora.'],
    [['someone'], 'Dostęp masz od firmy.'],
  ])("is named with the user's administrator role: %j (L-PROF-12, C10)", async (adminIds, text) => {
    await openProfile({ getCompany: { ...company, adminIds } }, { user: employed })
    const firm = await card('Firma')
    expect(await firm.findByText('Tartak Zielony Las')).toBeVisible()
    expect(firm.getByText(text, { normalizer: (written) => written })).toBeVisible()
  })

  test('is hidden for users without a company (L-PROF-12)', async () => {
    await openProfile()
    await card('Twoje dane')
    expect(screen.queryByRole('region', { name: 'Firma' })).toBeNull()
  })
})

describe('the leveling tests', () => {
  test('lists the completed tests, each of which can be repeated (L-PROF-13, L-PROF-14)', async () => {
    const user = learner()
    const languages = {
      ENG: {
        level: 'B1' as const,
        levelingTestStatus: 'FINISHED' as const,
        levelingTestCompletedAt: '2026-10-02T22:30:00.000Z',
      },
      // A self-assessed level.
      DE: { level: 'A1' as const },
    }
    const page = await openProfile(
      {},
      { user: learner({ userMetadata: { ...user.userMetadata, languages } }) },
    )
    const rows = (await card('Ukończone testy poziomujące')).getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 3)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([['Angielski', 'B1', '03.10.2026']])
    await page.person.click(screen.getByRole('button', { name: 'Powtórz test, język: Angielski' }))
    expect(page.address()).toBe('/leveling-test/eng')
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
  })

  const finished = { levelingTestStatus: 'FINISHED', levelingTestCompletedAt: '2026-10-02T22:30:00.000Z' }
  const bilingual = () => {
    const user = learner()
    const languages = { ENG: { level: 'B1', ...finished }, DE: { level: 'A2', ...finished } }
    return { ...user, userMetadata: { ...user.userMetadata, languages } } as User
  }
  const again = () => screen.findByRole('button', { name: 'Powtórz test, język: Niemiecki' })

  test('repeating a test in another language changes the target language and opens it (L-PROF-14)', async () => {
    const page = await openProfile({}, { user: bilingual() })
    await page.person.click(await again())
    await waitFor(() => expect(page.address()).toBe('/leveling-test/de'))
    expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'learn-lang', payload: { learnLang: 'DE' } },
    ])
    expect(session.targetLang).toBe('DE')
    expect(session.user?.userMetadata.learnLang).toBe('DE')
  })

  test("a language that can't be saved is reported, and the profile stays open (L-PROF-14)", async () => {
    const page = await openProfile({ patchUserMetadata: failure(500) }, { user: bilingual() })
    await page.person.click(await again())
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
    expect(page.address()).toBe('/me')
    expect(session.targetLang).toBe('ENG')
  })

  test('shows a note without completed tests (L-PROF-13)', async () => {
    await openProfile()
    expect(
      (await card('Ukończone testy poziomujące')).getByText('Nie masz jeszcze żadnego ukończonego testu.'),
    ).toBeVisible()
  })
})

describe('the ranking', () => {
  test('changes the nickname and reports a failure (L-PROF-16, C36)', async () => {
    const page = await openProfile()
    const ranking = await card('Ranking')
    const nickname = ranking.getByRole('textbox', { name: 'Pseudonim' })
    await page.person.clear(nickname)
    await page.person.type(nickname, 'Sowa')
    await page.person.click(ranking.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(session.user?.userMetadata.nickname).toBe('Sowa'))
    page.api.answer({ patchUserMetadata: failure(500) })
    await page.person.type(nickname, ' nocna')
    await page.person.click(ranking.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        'Nie udało się zmienić pseudonimu. Spróbuj ponownie później.',
      ),
    )
    expect(nickname).toHaveValue('Sowa nocna')
  })

  test('can be left and rejoined', async () => {
    const page = await openProfile()
    const hidden = (await card('Ranking')).getByRole('switch')
    await page.person.click(hidden)
    await waitFor(() => expect(hidden).toBeChecked())
    expect(page.api.sent('patchUserMetadata')[0]?.body).toEqual({
      action: 'ranking',
      payload: { hiddenFromRanking: true },
    })
  })
})
