import { type Platform, providePlatform } from '@mowka/kernel/platform'
import { leaveOutdatedPage } from './leave-outdated-page'

const confirm = jest.fn<Promise<boolean>, []>()
const reload = jest.fn()
beforeEach(() => {
  jest.resetAllMocks()
  providePlatform({ confirm } as unknown as Platform)
})

test('a failed page is reloaded without confirmation', async () => {
  expect(await leaveOutdatedPage('pages', reload)).toBe(true)
  expect([confirm.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1])
})

test.each([true, false])(
  'a failed widget asks first, because it may be in an open lesson (%s)',
  async (answer) => {
    confirm.mockResolvedValue(answer)
    expect(await leaveOutdatedPage('widgets', reload)).toBe(answer)
    expect(reload).toHaveBeenCalledTimes(answer ? 1 : 0)
  },
)
