import { exercise } from '@mowka/testing/entities'
import { listeningMode } from '../../modes/listening/listening-mode'
import { started, three } from './started.fixture'

test('the next item is requested while the learner reads a right answer, and shown once the answer is saved (L-TRN-30)', async () => {
  const { store, ports, right } = await started(three, {})
  ports.items.after = jest.fn(async () => ({ item: exercise({ _id: 'ahead' }), remainingItems: 2 }))
  let save = () => {}
  ports.recorder.succeeded = () => new Promise((resolve) => (save = resolve))
  await right()
  expect(ports.items.after).toHaveBeenCalledWith('e1')
  const going = store.proceed()
  expect(store.item?.exercise._id).toBe('e1')
  save()
  await going
  expect(store.item?.exercise._id).toBe('ahead')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
})

test('a failed lookahead has no effect, and a skip requests the next item again', async () => {
  const { store, ports, right, wrong } = await started(three)
  ports.items.after = jest.fn().mockRejectedValue(new Error('offline'))
  await right()
  await store.proceed()
  expect(store.item?.exercise._id).toBe('e2')
  await wrong()
  await store.skip()
  expect(store.item?.exercise._id).toBe('e3')
  expect(ports.items.after).toHaveBeenCalledTimes(1)
})

test('in listening, the lookahead also fetches the recording of the next item', async () => {
  const { ports, right } = await started(three, { mode: listeningMode })
  ports.items.after = async () => ({ item: exercise({ answerRecording: 'r-next' }), remainingItems: 2 })
  await right()
  await Promise.resolve()
  await Promise.resolve()
  expect(ports.prepare).toHaveBeenCalledWith('r-next')
})
