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
