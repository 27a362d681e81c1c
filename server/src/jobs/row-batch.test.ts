import { forEachRow, pagesOf, RowBatch } from './row-batch'

const startRun = () => {
  const stop = new AbortController()
  const notes: object[] = []
  return { run: { signal: stop.signal, note: (details: object) => void notes.push(details) }, notes, stop }
}
const id = (row: number) => `row-${row}`

test('a batch continues with the rows after a failed one, logs its reason and fails at the end', async () => {
  const { run, notes } = startRun()
  const done: number[] = []
  const work = async (row: number) => {
    if (row % 2 === 0) throw new Error(`no room for anna@mowka.test`)
    done.push(row)
  }
  await expect(forEachRow(run, [0, 1, 2, 3], id, work)).rejects.toThrow(
    '2 of 4 rows failed: Error: no room for … (2)',
  )
  expect(done).toEqual([1, 3])
  expect(notes).toEqual([
    { row: 'row-0', reason: 'Error: no room for …' },
    { row: 'row-2', reason: 'Error: no room for …' },
  ])
})

test('a batch without failures logs nothing', async () => {
  const { run, notes } = startRun()
  await forEachRow(run, [1, 2], id, async () => {})
  expect(notes).toEqual([])
})

test('a batch processes several lists before it fails', async () => {
  const { run } = startRun()
  const batch = new RowBatch(run)
  const done: number[] = []
  await batch.each([1], id, () => Promise.reject(new Error('no')))
  await batch.each([2], id, async (row) => done.push(row))
  expect(done).toEqual([2])
  expect(() => batch.finish()).toThrow('1 of 2 rows failed: Error: no (1)')
})

test('a batch ends between two rows when its job is stopped', async () => {
  const { run, stop } = startRun()
  const done: number[] = []
  await forEachRow(run, [1, 2], id, async (row) => {
    done.push(row)
    stop.abort()
  })
  expect(done).toEqual([1])
})

test('reads pages after the last row of the previous one until a page is not full', async () => {
  const read = jest.fn(async (after: number | undefined, limit: number) =>
    [1, 2, 3, 4, 5].filter((row) => row > (after ?? 0)).slice(0, limit),
  )
  const rows: number[] = []
  for await (const row of pagesOf(read, 2)) rows.push(row)
  expect(rows).toEqual([1, 2, 3, 4, 5])
  expect(read.mock.calls.map(([after]) => after)).toEqual([undefined, 2, 4])
})
