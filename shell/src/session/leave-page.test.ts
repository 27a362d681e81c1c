import { leavePage } from './leave-page'

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page that was left for the identity provider starts over when the browser shows it again', () => {
  const reload = jest.fn()
  shown(true)
  leavePage(reload)
  // The first showing of a page that had not finished loading yet.
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
