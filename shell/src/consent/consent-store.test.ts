import { ConsentStore } from './consent-store'

beforeEach(() => localStorage.clear())

test('there is no consent before an answer', () => {
  const store = new ConsentStore()
  store.need()
  expect([store.recording, store.isQuestionOpen]).toEqual([null, true])
})

test('no question is asked where nothing can be recorded', () => {
  expect(new ConsentStore().isQuestionOpen).toBe(false)
})

test.each([true, false])('the answer %s is stored for the next visit and can be changed', (answer) => {
  new ConsentStore().answer(answer)
  const later = new ConsentStore()
  later.need()
  expect([later.recording, later.isQuestionOpen]).toEqual([answer, false])
  later.ask()
  expect([later.recording, later.isQuestionOpen]).toEqual([answer, true])
  later.answer(!answer)
  expect(new ConsentStore().recording).toBe(!answer)
})

test('an invalid stored entry counts as no answer', () => {
  localStorage.setItem('consent', '{"recording":"yes"}')
  expect(new ConsentStore().recording).toBeNull()
})

test('an answer in another tab applies here too, until the question is reopened', () => {
  const here = new ConsentStore()
  here.need()
  here.listen()
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  here.answer(true)
  here.ask()
  new ConsentStore().answer(false)
  tell('basket')
  expect(here.recording).toBe(true)
  tell('consent')
  expect([here.recording, here.isQuestionOpen]).toEqual([false, false])
  localStorage.clear()
  tell(null)
  expect([here.recording, here.isQuestionOpen]).toEqual([null, true])
})
