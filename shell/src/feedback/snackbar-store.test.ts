import { SnackbarStore } from './snackbar-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a snackbar is shown for 5 s, or for its own duration (P-SNACK-01)', () => {
  const store = new SnackbarStore()
  store.show('success', 'krótko')
  store.show('error', 'długo', { duration: 20_000 })
  jest.advanceTimersByTime(4_999)
  expect(store.items.map((each) => each.text)).toEqual(['krótko', 'długo'])
  jest.advanceTimersByTime(1)
  expect(store.items.map((each) => each.text)).toEqual(['długo'])
  jest.advanceTimersByTime(15_000)
  expect(store.items).toEqual([])
})

test('a fourth snackbar replaces the one that would close first, so a long one stays (P-SNACK-04)', () => {
  const store = new SnackbarStore()
  store.show('error', 'długo', { duration: 20_000 })
  for (const text of ['1', '2', '3']) store.show('info', text)
  expect(store.items.map((each) => each.text)).toEqual(['długo', '2', '3'])
})

test('repeating a message shows it once', () => {
  const store = new SnackbarStore()
  store.show('error', 'brak sieci')
  store.show('error', 'brak sieci')
  expect(store.items).toHaveLength(1)
})

test('a new page closes the messages of the previous one, except those about the navigation itself', () => {
  const store = new SnackbarStore()
  store.show('success', 'Dodano do koszyka')
  jest.advanceTimersByTime(1_500)
  store.show('error', 'Nie udało się zapłacić')
  store.closeEarlier()
  expect(store.items.map(({ text }) => text)).toEqual(['Nie udało się zapłacić'])
})
