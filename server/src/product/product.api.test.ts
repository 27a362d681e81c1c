import { seedLibrary } from '../testing/library'
import { startTestApi, type TestApi } from '../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

test('GET /product returns all plans to visitors, language by language in order (S-COM-01, S-AUTH-04)', async () => {
  const { status, answer } = await t.call('getProducts', { targetLang: 'FR' })
  expect(status).toBe(200)
  expect(answer.map(({ productCode }) => productCode)).toEqual([
    'MONTHLY_SUBSCRIPTION_1:PL:DE',
    'MONTHLY_SUBSCRIPTION_1:PL:ENG',
    'MONTHLY_SUBSCRIPTION_6:PL:ENG',
  ])
  expect(answer[2]).toEqual({
    productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG',
    name: 'Pół roku',
    icon: 'half',
    sourceLang: 'PL',
    targetLang: 'ENG',
    order: 2,
    featured: true,
    unitPrice: 4900,
    totalPrice: 29400,
    months: 6,
    lowestPrice30: 31000,
  })
})
