import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import type { User } from '@mowka/contract/schemas/user'
import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import { learner, renderPage } from '@mowka/testing'
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
const newcomer = (change: Partial<User> = {}) => {
  const user = learner()
  return learner({
    userMetadata: { ...user.userMetadata, onboardingStatus: 'PENDING', learnLang: null, languages: {} },
    appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] },
    ...change,
  })
}
const open = (user: User, api = {}, styled = false) =>
  renderPage(<SelectLanguagePage />, {
    route: 'selectLanguage',
    at: '/select-language',
    texts,
    user,
    styled,
    api: { getProducts: [plan('ENG'), plan('DE')], ...api },
  })

const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ')

beforeEach(() => pendingSurvey.end())

test('while a choice is being saved its card is busy, the others are disabled, and it is saved once (L-LANG-06)', async () => {
  let save = () => {}
  const user = learner()
  const { api, person } = await open(user, {
    patchUserMetadata: () => new Promise<User>((resolve) => (save = () => resolve(user))),
  })
  const german = await screen.findByRole('button', { name: /Niemiecki/ })
  const english = screen.getByRole('button', { name: /Angielski/ })
  expect(german).not.toHaveAttribute('aria-busy')
  await person.click(german)
  expect(german).toHaveAttribute('aria-busy', 'true')
  expect(english).not.toHaveAttribute('aria-busy')
  expect(english).toBeDisabled()
  await person.click(german)
  await person.click(english)
  expect(api.sent('patchUserMetadata')).toHaveLength(1)
  save()
})

test('a new learner is greeted by name and sees the terms and the next steps (U10)', async () => {
  await open(newcomer({ givenName: 'Ania' }))
  expect(screen.getByText('Cześć, Ania!')).toBeVisible()
  const week = within(screen.getByRole('region', { name: /^Pierwsze 7\sdni/ }))
  expect(week.getAllByRole('listitem').map(plain)).toEqual([
    'Bez podawania karty',
    'Nic nie odnawia się samo',
    'Postępy zostają z Tobą',
  ])
  const next = within(await screen.findByRole('region', { name: 'Co będzie dalej' }))
  expect(next.getAllByRole('listitem').map((each) => plain(each.querySelector('b')))).toEqual([
    'Wybierasz język',
    'Mówisz, ile już umiesz',
    'Zaczynasz pierwszą lekcję',
  ])
  expect(next.getByText(/^7\sdni liczymy dopiero od niej\.$/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Jakiego języka chcesz się uczyć?' })).toBeVisible()
  expect(screen.getByText('Hello!')).toHaveAttribute('lang', 'en')
  expect(screen.queryByRole('link', { name: /Wróć do kursów/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Angielski/ })).not.toHaveAttribute('aria-current')
})

test('a greeting without room beside the name of its language wraps', async () => {
  await open(newcomer(), {}, true)
  const card = within(await screen.findByRole('button', { name: /Niemiecki/ }))
  const label = card.getByText('Hallo!').parentElement
  expect(label).toHaveTextContent('Niemiecki')
  expect(getComputedStyle(label as Element).flexWrap).toBe('wrap')
})

test('a new learner without a name is greeted too (U10)', async () => {
  await open(newcomer({ givenName: '' }))
  expect(screen.getByText('Cześć!')).toBeVisible()
})

test('the next steps are shown only after the languages have loaded (U10)', async () => {
  await open(newcomer(), { getProducts: () => new Promise<never>(() => {}) })
  expect(screen.getByRole('group', { name: 'Wczytywanie…' })).toBeVisible()
  expect(screen.queryByText('Co będzie dalej')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Plany na później/)).not.toBeInTheDocument()
})

test('an onboarded learner sees no greeting or trial terms and can go back (L-LANG-01)', async () => {
  await open(learner())
  const english = await screen.findByRole('button', { name: /Angielski/ })
  expect(screen.getByRole('heading', { level: 1, name: 'Wybierz język' })).toBeVisible()
  expect(screen.getByText(/^Możesz się uczyć kilku naraz/)).toBeVisible()
  expect(screen.queryByText('Co będzie dalej')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Plany na później/)).not.toBeInTheDocument()
  expect(within(english).queryByText('Hello!')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /kursów/ })).toHaveAttribute('href', '/course')
  expect(document.title).toBe('Wybierz język · Mówka')
})

test('the last day of an access is marked by text and an icon (L-LANG-04)', async () => {
  const days = (left: number) => endOfWarsawDay(addDays(warsawDay(new Date()), left)).toISOString()
  await open(
    learner({
      appMetadata: {
        trialExpiresAt: null,
        courseIds: [],
        languages: [
          { targetLang: 'ENG', expiresAt: days(0) },
          { targetLang: 'DE', expiresAt: days(9) },
        ],
      },
    }),
  )
  const signOf = async (name: RegExp) => {
    const card = await screen.findByRole('button', { name })
    return [
      card.querySelector('.tabler-icon-alert-triangle') !== null,
      card.querySelector('.tabler-icon-clock') !== null,
    ]
  }
  expect(await signOf(/Angielski/)).toEqual([true, false])
  expect(await signOf(/Niemiecki/)).toEqual([false, true])
})

test('an empty state is shown with nothing on sale and no access', async () => {
  await open(newcomer(), { getProducts: [] })
  expect(await screen.findByText('Nie ma jeszcze języków do wyboru')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a failed choice enables all cards again (L-LANG-06)', async () => {
  const { person, platform } = await open(learner(), {
    patchUserMetadata: () => Promise.reject(new Error('offline')),
  })
  await person.click(await screen.findByRole('button', { name: /Niemiecki/ }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalled())
  for (const card of screen.getAllByRole('button')) {
    expect(card).toBeEnabled()
    expect(card).not.toHaveAttribute('aria-busy')
  }
})
