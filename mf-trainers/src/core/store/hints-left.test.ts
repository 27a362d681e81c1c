import { loadAnswerCode } from '../answer-code/load-answer-code'
import { TextDraft } from '../exercise/sentence/text-draft'
import { repetitionPolicy } from './policy'
import { started, three } from './started.fixture'

beforeAll(loadAnswerCode)

test('an exercise starts with 3 hints, refilled for a new item and after a result (L-HINT-01, L-HINT-02, L-HINT-03)', async () => {
  const { store, right, wrong } = await started()
  store.hint()
  expect(store.hints.left).toBe(2)
  expect(store.item?.draft.value).toBe('I')
  await wrong()
  expect(store.hints.left).toBe(3)
  store.tryAgain()
  store.hint()
  await right()
  await store.proceed()
  expect(store.hints.left).toBe(3)
})

test('the note of a hint disappears with its item', async () => {
  const { store, wrong } = await started(three, { policy: repetitionPolicy(false) })
  const said = () => store.item && store.hints.noteOn(store.item.draft)
  await wrong()
  store.tryAgain()
  store.hint()
  expect(said()).not.toBeNull()
  await store.skip()
  expect(store.item?.exercise._id).toBe('e2')
  expect(said()).toBeNull()
})

test('a hint does nothing when none is left (L-HINT-10)', async () => {
  const { store } = await started()
  for (let turn = 0; turn < 4; turn++) store.hint()
  expect(store.hints.left).toBe(0)
  expect(store.item?.draft.value).toBe('I am')
})

test('a hint without help to offer shows a notice and costs nothing (L-HINT-04, L-HINT-05)', async () => {
  const { store, ports } = await started()
  const draft = store.item?.draft
  if (draft instanceof TextDraft) draft.setText('i am at home')
  store.hint()
  expect(ports.notices.hintNotFound).toHaveBeenCalledTimes(1)
  expect(store.hints.left).toBe(3)
})

test('a hint without help to offer costs nothing after an earlier useful one, whose note disappears with the next letter (L-HINT-04)', async () => {
  const { store, ports } = await started()
  const said = () => store.item && store.hints.noteOn(store.item.draft)
  const draft = store.item?.draft as TextDraft
  draft.setText('I am at')
  store.hint()
  expect(said()).toMatchObject({ piece: 'h' })
  draft.setText('I am at home')
  expect(said()).toBeNull()
  store.hint()
  expect(ports.notices.hintNotFound).toHaveBeenCalledTimes(1)
  expect(store.hints.left).toBe(2)
})

test('repeating a fully revealed hint is free while the mistake remains (L-HINT-04, L-HINT-05)', async () => {
  const { store, ports, wrong } = await started()
  const said = () => store.item && store.hints.noteOn(store.item.draft)
  const draft = store.item?.draft as TextDraft
  draft.setText('I is at home')
  store.hint()
  store.hint()
  const told = { piece: 'am', rest: 0, instead: 'is' }
  expect(said()).toEqual(told)
  store.hint()
  expect(said()).toMatchObject(told)
  expect(store.hints.left).toBe(1)
  await wrong()
  store.tryAgain()
  draft.setText('I is at home')
  expect(said()).toBeNull()
  store.hint()
  expect(said()).toMatchObject(told)
  expect(ports.notices.hintNotFound).not.toHaveBeenCalled()
})
