import type { TextDraft } from '../exercise/sentence/text-draft'
import { pressPrimary } from './primary-action'
import { started } from './started.fixture'

test('a second press of "Try again" checks nothing until the answer changes (L-TRN-19, L-TRN-24)', async () => {
  const { store, ports, wrong, answer } = await started()
  await wrong()
  pressPrimary(store)
  pressPrimary(store)
  expect(store.phase).toBe('answering')
  expect(store.canCheck).toBe(false)
  expect(ports.checker.check).toHaveBeenCalledTimes(1)
  await answer('I is home.')
  expect(store.attempts).toBe(2)

  // Repeating a mistake is another attempt.
  store.tryAgain()
  await answer('I is')
  store.tryAgain()
  await answer('I is home.')
  expect(store.attempts).toBe(4)
  store.tryAgain()
  const draft = store.item?.draft as TextDraft
  draft.setText('')
  draft.setText('I is home.')
  expect(store.canCheck).toBe(true)
})
