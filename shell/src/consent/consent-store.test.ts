import { ConsentStore } from './consent-store'

beforeEach(() => localStorage.clear())

test('nobody agreed to anything before they answered', () => {
  const store = new ConsentStore()
  store.need()
  expect([store.recording, store.isQuestionOpen]).toEqual([null, true])
})

test('where nothing can be recorded nobody is asked', () => {
  expect(new ConsentStore().isQuestionOpen).toBe(false)
})

test.each([true, false])('the answer %s is kept for the next visit and can be changed', (answer) => {
  new ConsentStore().answer(answer)
  const later = new ConsentStore()
  later.need()
  expect([later.recording, later.isQuestionOpen]).toEqual([answer, false])
  later.ask()
  expect([later.recording, later.isQuestionOpen]).toEqual([answer, true])
  later.answer(!answer)
  expect(new ConsentStore().recording).toBe(!answer)
})

test('a broken entry counts as no answer', () => {
  localStorage.setItem('consent', '{"recording":"yes"}')
  expect(new ConsentStore().recording).toBeNull()
})

test('an answer in another tab holds here too, until it is asked about again', () => {
  const here = new ConsentStore()
  here.need()
  here.listen(window)
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
