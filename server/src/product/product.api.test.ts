import { sampleLibrary, seedLibrary } from '../../testing/library'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

test('GET /product returns all plans to visitors, ordered by language (S-COM-01, S-AUTH-04, C-ENT-01)', async () => {
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

test('computes the lowest price of 30 days from the recorded prices, not from the library', async () => {
  const lowest = async (now: string) => {
    t.setNow(now)
    const { answer } = await t.call('getProducts')
    const plan = answer.find(({ productCode }) => productCode === 'MONTHLY_SUBSCRIPTION_1:PL:ENG')
    return [plan?.totalPrice, plan?.lowestPrice30]
  }
  const importAt = async (now: string, totalPrice: number) => {
    const library = sampleLibrary()
    const products = library.products.map((product) =>
      product.productCode === 'MONTHLY_SUBSCRIPTION_1:PL:ENG'
        ? { ...product, totalPrice, unitPrice: totalPrice, lowestPrice30: 9900 }
        : product,
    )
    t.setNow(now)
    return (await t.call('importContent', { body: { ...library, products } }, admin)).answer
  }
  expect(await lowest('2026-11-17T10:00:00Z')).toEqual([6900, null])
  await importAt('2026-12-20T10:00:00Z', 5900)
  expect(await lowest('2026-12-21T10:00:00Z')).toEqual([5900, 6900])
  await importAt('2026-12-22T10:00:00Z', 4900)
  expect(await lowest('2026-12-23T10:00:00Z')).toEqual([4900, 5900])
  const again = await importAt('2026-12-24T10:00:00Z', 4900)
  expect(again).toMatchObject({ created: 0, updated: 0 })
  expect(await lowest('2027-02-01T10:00:00Z')).toEqual([4900, 4900])
})
