import fc from 'fast-check'
import { seedLibrary } from '../testing/library'
import { coupon } from '../testing/shop'
import { shopCommands } from '../testing/shop-commands'
import { ShopModel } from '../testing/shop-model'
import { startTestApi, type TestApi } from '../testing/test-api'

let t: TestApi
let now = Date.parse('2026-11-16T10:00:00Z')
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

let run = 0

test('access held is access paid, whatever happens in whatever order (S-COM-10)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(shopCommands, { maxCommands: 40 }), async (commands) => {
      run += 1
      t.setNow(new Date(now))
      const people = [0, 1].map((number) => ({ name: `model-${run}-${number}`, emailVerified: true }))
      const coupons = [
        { code: `RAZ-${run}`, maxUses: 1, usesPerPerson: null },
        { code: `OSOBA-${run}`, maxUses: 5, usesPerPerson: 1 },
      ]
      for (const { code, ...limits } of coupons) await coupon(t, code, limits)
      const model = new ShopModel(now)
      try {
        await fc.asyncModelRun(() => ({ model, real: { t, people, coupons } }), commands)
      } finally {
        // The next run begins where this one ended: time does not go back.
        now = model.now + 1000
      }
    }),
    { numRuns: 25, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: false },
  )
}, 300_000)
