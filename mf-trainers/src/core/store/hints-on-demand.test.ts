import { started } from './started.fixture'

const mockLoad = jest.fn(async () => {})
let mockIsLoaded = false
jest.mock('../answer-code/load-answer-code', () => {
  const code = jest.requireActual('../answer-code/answer-code')
  return {
    answerCode: () => (mockIsLoaded ? code : null),
    loadAnswerCode: () => mockLoad(),
  }
})

beforeEach(() => {
  mockIsLoaded = false
  mockLoad.mockReset().mockImplementation(async () => {
    mockIsLoaded = true
  })
})

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('the first hint waits for its code, and later ones are immediate', async () => {
  const { store } = await started()
  store.hint()
  expect(store.hints.left).toBe(3)
  await settle()
  expect(store.hints.left).toBe(2)
  store.hint()
  expect(store.hints.left).toBe(1)
  expect(mockLoad).toHaveBeenCalledTimes(1)
})

test('a hint whose code fails to load shows a notice, costs nothing, and loads again on the next try', async () => {
  mockLoad.mockRejectedValueOnce(new Error('offline'))
  const { store, ports } = await started()
  store.hint()
  await settle()
  expect(ports.notices.hintNotLoaded).toHaveBeenCalledTimes(1)
  expect(store.hints.left).toBe(3)
  store.hint()
  await settle()
  expect(store.hints.left).toBe(2)
})

test('a hint whose code loads after the learner has answered is not given', async () => {
  const { store, right } = await started()
  store.hint()
  await right()
  await settle()
  expect(store.hints.left).toBe(3)
})
