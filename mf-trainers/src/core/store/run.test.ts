import { exercise } from '@mowka/testing/entities'
import { started, three } from './started.fixture'

test('success raises the combo, failure resets it (L-TRN-22)', async () => {
  const { store, right, wrong } = await started()
  await right()
  await store.proceed()
  await right()
  expect(store.run.now).toBe(2)
  await store.proceed()
  await wrong()
  expect(store.run.now).toBe(0)
})

test('the current and the longest run are stored and continue after a reload (L-COMBO-01)', async () => {
  const keep = jest.fn()
  const { store, right, wrong } = await started(three, {
    run: { read: () => ({ now: 3, best: 4 }), keep },
  })
  expect(store.run.now).toBe(3)
  await right()
  await store.proceed()
  await right()
  await store.proceed()
  await wrong()
  expect(keep.mock.calls.flat()).toEqual([
    { now: 4, best: 4 },
    { now: 5, best: 5 },
    { now: 0, best: 5 },
  ])
})

test('a run of five fills the bar for 1200 ms (L-COMBO-06)', async () => {
  const many = Array.from({ length: 7 }, (_, at) => exercise({ _id: `e${at}` }))
  const { store, clock, right } = await started(many)
  for (let turn = 0; turn < 4; turn++) {
    await right()
    await store.proceed()
  }
  expect(store.run.celebrating).toBe(false)
  await right()
  expect(store.run.celebrating).toBe(true)
  clock.pass(1200)
  expect(store.run.celebrating).toBe(false)
})
