import type { RouteName } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import type { User } from '@mowka/contract/schemas/user'
import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { session } from '@mowka/kernel/session'
import { failure, learner, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { pendingSurvey } from '../leveling-survey/pending-survey'
import { texts } from '../testing/texts'
import SelectLanguagePage from './SelectLanguagePage'

const plan = (targetLang: LangCode): Product => ({
  productCode: `MONTHLY_SUBSCRIPTION_6:PL:${targetLang}`,
  name: 'Pół roku',
  icon: 'x',
  sourceLang: 'PL',
  targetLang,
  order: 2,
  featured: true,
  unitPrice: 3999,
  totalPrice: 23994,
  months: 6,
  lowestPrice30: null,
})
beforeEach(() => pendingSurvey.end())

const inDays = (days: number) => endOfWarsawDay(addDays(warsawDay(new Date()), days)).toISOString()
const withAccess = (days: Partial<Record<LangCode, number>>, change: Partial<User['userMetadata']> = {}) => {
  const user = learner()
  return learner({
    userMetadata: { ...user.userMetadata, ...change },
    appMetadata: {
      trialExpiresAt: null,
      courseIds: [],
      languages: Object.entries(days).map(([targetLang, left]) => ({
        targetLang: targetLang as LangCode,
        expiresAt: inDays(left),
      })),
    },
  })
}
const newcomer = () => withAccess({}, { onboardingStatus: 'PENDING', learnLang: null, languages: {} })

const open = (user: User, api = {}, unreleased: readonly RouteName[] = []) =>
  renderPage(<SelectLanguagePage />, {
    route: 'selectLanguage',
    at: '/select-language',
    texts,
    user,
    unreleased,
    api: { getProducts: [plan('ENG'), plan('DE'), plan('ES'), plan('FR')], ...api },
  })

const arrowOf = (card: HTMLElement) => card.querySelector('svg.tabler-icon-arrow-right')

const used = { trialExpiresAt: '2020-01-08T00:00:00.000Z' }

test('each language shows the remaining access: months above 30 days, then days, then the last day (L-LANG-01, L-LANG-02, L-LANG-03, L-LANG-04)', async () => {
  await open(withAccess({ ENG: 95, DE: 30, ES: 0 }))
  expect(
    await screen.findByRole('button', { name: /Angielski.*teraz się go uczysz.*jeszcze 3\smiesiące/ }),
  ).toHaveAttribute('aria-current', 'true')
  expect(
    screen.getByRole('button', { name: /Niemiecki.*dostęp do \d\d\.\d\d\.\d{4}.*jeszcze 30\sdni/ }),
  ).toBeVisible()
  const lastDay = screen.getByRole('button', { name: /Hiszpański.*ostatni dzień/ })
  expect(lastDay).toBeVisible()
  expect(arrowOf(lastDay)).not.toBeNull()
})

test('a new learner sees the trial offer once and nothing about buying before the choice (U10)', async () => {
  await open(newcomer())
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('Pierwsze 7 dni uczysz się za darmo')
  const card = await screen.findByRole('button', { name: /Angielski/ })
  expect(screen.queryByText(/bez dostępu|Wykup/i)).not.toBeInTheDocument()
  const links = screen.getAllByRole('link', { name: /^Zobacz plany, język: / })
  expect(links.map((link) => link.textContent)).toEqual(['angielski', 'niemiecki', 'hiszpański', 'francuski'])
  for (const link of links) {
    expect(card.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(document.title).toBe(`${heading.textContent} · Mówka`)
})

test('a learner who has used the trial is not offered it for another language (U10)', async () => {
  const user = withAccess({ ENG: 5 })
  await open({ ...user, appMetadata: { ...user.appMetadata, ...used } })
  expect(await screen.findByRole('button', { name: /Niemiecki.*jeszcze bez dostępu/ })).toBeVisible()
  expect(screen.queryByText(/za darmo/)).not.toBeInTheDocument()
})

test('a bought language leaves the trial available for another one (U10)', async () => {
  await open(withAccess({ ENG: 95 }))
  expect(await screen.findByRole('button', { name: /Niemiecki.*7\sdni za darmo/ })).toBeVisible()
})

test('plans are not linked while no release sells them', async () => {
  await open(newcomer(), {}, ['subscribe'])
  expect(await screen.findByRole('button', { name: /Angielski/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /plany/ })).not.toBeInTheDocument()
})

test('only a language without access links to its plans (L-LANG-05)', async () => {
  await open(withAccess({ ENG: 95 }))
  const link = await screen.findByRole('link', { name: 'Zobacz plany, język: niemiecki' })
  expect(link).toHaveAttribute('href', '/subscribe?plan=de-2')
  expect(screen.queryByRole('link', { name: 'Zobacz plany, język: angielski' })).not.toBeInTheDocument()
  // The link replaces the arrow.
  expect(arrowOf(screen.getByRole('button', { name: /Niemiecki.*jeszcze bez dostępu/ }))).toBeNull()
  expect(screen.getByRole('button', { name: /Niemiecki.*jeszcze bez dostępu/ })).toBeEnabled()
})

test('an onboarded learner changes the language on the account and is led to the root (L-LANG-06, L-LANG-10)', async () => {
  const german = withAccess({ ENG: 95 }, { learnLang: 'DE' })
  const page = await open(withAccess({ ENG: 95 }), { patchUserMetadata: german })
  await page.person.click(await screen.findByRole('button', { name: /Niemiecki/ }))
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(page.api.sent('patchUserMetadata').map((call) => call.body)).toEqual([
    { action: 'learn-lang', payload: { learnLang: 'DE' } },
  ])
  expect(page.api.sent('patchOnboardingSurvey')).toHaveLength(0)
  expect(session.targetLang).toBe('DE')
  expect(localStorage.getItem('targetLang')).toBe('"DE"')
})

test('a new learner skips survey and onboarding and is led to the leveling survey (L-ONB-04, L-LANG-07, L-LANG-08, L-LANG-09, P-TRACK-11)', async () => {
  const order: unknown[] = []
  const record = (call: { body: unknown }) => {
    order.push(call.body)
    return withAccess({}, { onboardingStatus: 'SKIPPED', learnLang: 'DE' })
  }
  const page = await open(newcomer(), { patchOnboardingSurvey: record, patchUserMetadata: record })
  await page.person.click(await screen.findByRole('button', { name: /Niemiecki/ }))
  await waitFor(() => expect(page.address()).toBe('/leveling-survey/de'))
  expect(order).toEqual([
    { langCode: 'DE', surveyResult: {}, surveyStatus: 'SKIPPED' },
    { action: 'learn-lang', payload: { learnLang: 'DE' } },
    { action: 'onboarding-status', payload: { onboardingStatus: 'SKIPPED' } },
  ])
  expect(page.platform.track).toHaveBeenCalledWith('ONBOARDING_SURVEY_SKIPPED', { lang: 'DE' })
})

test('a new learner who returns from the survey and changes the language is asked about the new one', async () => {
  pendingSurvey.begin()
  const page = await open(withAccess({}, { learnLang: 'DE', languages: {} }), {
    patchUserMetadata: learner(),
  })
  await page.person.click(await screen.findByRole('button', { name: /Angielski/ }))
  await waitFor(() => expect(page.address()).toBe('/leveling-survey/eng'))
})

test('a failed choice changes nothing: the new learner stays, sees a message, and can choose again', async () => {
  const page = await open(newcomer(), {
    patchOnboardingSurvey: newcomer(),
    patchUserMetadata: failure(500),
  })
  await page.person.click(await screen.findByRole('button', { name: /Niemiecki/ }))
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  expect(page.address()).toBe('/select-language')
  expect(session.chosenLang).toBeNull()
  expect(session.isOnboarded).toBe(false)
  expect(page.platform.track).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Niemiecki/ })).toBeEnabled()
})

test('languages that failed to load are reported and can be retried', async () => {
  const page = await open(withAccess({ ENG: 95 }), { getProducts: failure(0) })
  const alert = await screen.findByRole('alert')
  page.api.answer({ getProducts: [plan('ENG')] })
  await page.person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('button', { name: /Angielski/ })).toBeVisible()
})
