import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import plTexts from '../locales/pl.json'
import { LanguageMenu } from './Header'

const plan = (targetLang: LangCode): Product => ({
  productCode: `MONTHLY_SUBSCRIPTION_6:PL:${targetLang}`,
  name: 'Pół roku',
  icon: 'six',
  sourceLang: 'PL',
  targetLang,
  order: 1,
  featured: true,
  unitPrice: 4000,
  totalPrice: 24000,
  months: 6,
  lowestPrice30: null,
})
const learning = (learnLang: LangCode) => learner({ userMetadata: { ...learner().userMetadata, learnLang } })
const open = (api: PageOptions['api']) =>
  renderPage(<LanguageMenu />, {
    route: 'courses',
    at: paths.courses(),
    texts: {
      namespace: 'shell',
      loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
    },
    api: { getProducts: [plan('ENG'), plan('DE'), plan('ES')], ...api },
  })
type Page = Awaited<ReturnType<typeof open>>
const choose = async (page: Page, name: string) => {
  await page.person.click(screen.getByRole('button', { name: /^Uczysz się/ }))
  await page.person.click(await screen.findByRole('menuitemradio', { name }))
}
const sent = (page: Page) => page.api.sent('patchUserMetadata').map(({ body }) => body)

test('another language applies immediately and is saved on the account', async () => {
  const page = await open({ patchUserMetadata: learning('DE') })
  await waitFor(() => expect(page.api.sent('getProducts')).toHaveLength(1))
  await choose(page, 'Niemiecki')
  expect(session.targetLang).toBe('DE')
  await waitFor(() => expect(session.user?.userMetadata.learnLang).toBe('DE'))
  expect(sent(page)).toEqual([{ action: 'learn-lang', payload: { learnLang: 'DE' } }])
  expect(page.platform.notify).not.toHaveBeenCalled()
})

test('a language that fails to save is rolled back and reported once', async () => {
  const page = await open({ patchUserMetadata: failure(0) })
  await waitFor(() => expect(page.api.sent('getProducts')).toHaveLength(1))
  await choose(page, 'Niemiecki')
  await waitFor(() => expect(session.targetLang).toBe('ENG'))
  expect(page.platform.notify.mock.calls).toEqual([['error', expect.stringContaining('Brak połączenia')]])
})

test('the last of two quick choices applies, even if the first one fails late', async () => {
  let arrive = () => {}
  const page = await open({
    patchUserMetadata: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      throw new Error('refused')
    },
  })
  await waitFor(() => expect(page.api.sent('getProducts')).toHaveLength(1))
  await choose(page, 'Niemiecki')
  await choose(page, 'Hiszpański')
  await waitFor(() => expect(sent(page)).toHaveLength(1))
  page.api.answer({ patchUserMetadata: learning('ES') })
  arrive()
  await waitFor(() => expect(session.user?.userMetadata.learnLang).toBe('ES'))
  expect(session.targetLang).toBe('ES')
  expect(sent(page)).toEqual(
    ['DE', 'ES'].map((learnLang) => ({ action: 'learn-lang', payload: { learnLang } })),
  )
})
