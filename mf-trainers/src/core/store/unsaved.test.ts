import { exercise } from '@mowka/testing/entities'
import { writingMode } from '../../modes/writing/writing-mode'
import { repetitionPolicy } from './policy'
import { pressPrimary } from './primary-action'
import { started, three } from './started.fixture'

test('continuing without a success records none (L-TRN-26)', async () => {
  const { store, log, wrong } = await started()
  await wrong()
  await store.proceed()
  expect(log).toEqual(['displayed e1', 'attempted e1', 'displayed e2'])
})

test('speaking records a success regardless of the result (L-TRN-25)', async () => {
  const { store, log, wrong } = await started(three, { mode: { ...writingMode, countsWithoutSuccess: true } })
  await wrong()
  await store.proceed()
  expect(log).toContain('succeeded e1')
})

test("an answer that can't be saved stays pending; a retry saves it before continuing", async () => {
  const { store, ports, right } = await started()
  const succeeded = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  ports.recorder.succeeded = succeeded
  await right()
  await store.proceed()
  expect(store.phase).toBe('saveFailed')
  expect(store.item?.exercise._id).toBe('e1')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
  await store.resume()
  expect(succeeded.mock.calls[1]).toEqual(succeeded.mock.calls[0])
  expect(store.item?.exercise._id).toBe('e2')
})

test('a retry skips the steps that were already saved', async () => {
  const { store, ports, right } = await started([exercise()])
  ports.recorder.finished = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  await right()
  await store.proceed()
  expect(store.phase).toBe('saveFailed')
  pressPrimary(store)
  await Promise.resolve()
  await Promise.resolve()
  expect(ports.recorder.succeeded).toHaveBeenCalledTimes(1)
  expect(ports.recorder.finished).toHaveBeenCalledTimes(2)
})

test('a skip in a repetition in lesson order is recorded as skipped (L-TRN-35)', async () => {
  const { store, ports, wrong } = await started(three, { policy: repetitionPolicy(false) })
  await wrong()
  await store.skip()
  expect(ports.recorder.succeeded).toHaveBeenCalledWith(expect.anything(), {
    successForced: false,
    skipped: true,
    isRight: false,
  })
})
