import { fetchRecordings, savesData } from './playback'

test('fetchRecordings fetches everything, two at a time', async () => {
  let open = 0
  let most = 0
  const fetched: string[] = []
  const isWhole = await fetchRecordings(
    ['a', 'b', 'c', 'd', 'e'],
    async (id) => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      fetched.push(id)
    },
    () => true,
  )
  expect([isWhole, most, fetched.sort().join('')]).toEqual([true, 2, 'abcde'])
})

test('fetchRecordings stops after a failure or when the page was left', async () => {
  const failing = jest.fn(async (id: string) => {
    if (id === 'b') throw new Error('lost')
  })
  await expect(fetchRecordings(['a', 'b', 'c', 'd', 'e', 'f'], failing, () => true)).resolves.toBe(false)
  expect(failing.mock.calls.length).toBeLessThan(6)
  const never = jest.fn(async () => {})
  await expect(fetchRecordings(['a'], never, () => false)).resolves.toBe(false)
  expect(never).not.toHaveBeenCalled()
})

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [undefined, false],
])('savesData for the connection %j is %s', (connection, expected) => {
  expect(savesData({ connection })).toBe(expected)
})
