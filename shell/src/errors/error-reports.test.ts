import { ErrorReports } from './error-reports'

const LOAD_RETRY_INTERVAL = 60_000

test('errors from before the library loaded are passed on in order, later ones immediately', async () => {
  const reports = new ErrorReports()
  const capture = jest.fn()
  reports.report(new Error('first'), { remote: 'learning', version: '1.0.0', kind: 'integrity' })
  reports.report(new Error('second'))
  await reports.start(async () => ({ capture }))
  reports.report(new Error('third'))
  expect(capture.mock.calls.map(([{ error, tags }]) => [error.message, tags])).toEqual([
    ['first', { remote: 'learning', version: '1.0.0', kind: 'integrity' }],
    ['second', {}],
    ['third', {}],
  ])
})

test('uncaught errors are collected until the library listens itself', async () => {
  const reports = new ErrorReports()
  const capture = jest.fn()
  const page = new EventTarget()
  reports.listen(page as Window)
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('lost'), message: 'lost' }))
  await reports.start(async () => ({ capture }))
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('again'), message: 'again' }))
  expect(capture.mock.calls.map(([{ error }]) => error.message)).toEqual(['lost'])
})

test('a library that fails to load throws nothing, and the queue stays bounded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const reports = new ErrorReports()
  for (let count = 0; count < 50; count += 1) reports.report(new Error(String(count)))
  await reports.start(() => Promise.reject(new Error('blocked')))
  expect(warn).toHaveBeenCalled()
  const capture = jest.fn()
  await reports.start(async () => ({ capture }))
  expect(capture).toHaveBeenCalledTimes(30)
  warn.mockRestore()
})

test('a library that failed to load is requested again on a later error, at most once per minute', async () => {
  jest.useFakeTimers()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const capture = jest.fn()
  const load = jest.fn(async () => ({ capture }))
  load.mockRejectedValueOnce(new Error('lost'))
  const reports = new ErrorReports()
  await reports.start(load)
  reports.report(new Error('at once'))
  expect(load).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(LOAD_RETRY_INTERVAL)
  reports.report(new Error('later'))
  reports.report(new Error('meanwhile'))
  await jest.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(capture.mock.calls.map(([{ error }]) => error.message)).toEqual(['at once', 'later', 'meanwhile'])
  warn.mockRestore()
  jest.useRealTimers()
})
