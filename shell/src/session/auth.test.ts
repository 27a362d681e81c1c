import { leavePage } from './auth'

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page left for the identity provider reloads when the browser restores it', () => {
  const reload = jest.fn()
  shown(true)
  leavePage(reload)
  // The first `pageshow` of a page that was still loading.
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
