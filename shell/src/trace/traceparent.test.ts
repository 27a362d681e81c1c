import { traceparent } from './traceparent'

const parts = () => {
  const [version, trace, span, flags] = traceparent().split('-')
  return { version, trace, span, flags }
}

afterEach(() => history.replaceState(null, '', '/'))

test('a traceparent has the format of the W3C', () => {
  expect(traceparent()).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
})

test('calls made at one address share a trace, and each has its own span', () => {
  const [one, other] = [parts(), parts()]
  expect(other.trace).toBe(one.trace)
  expect(other.span).not.toBe(one.span)
})

test('another address starts another trace', () => {
  const before = parts().trace
  history.replaceState(null, '', '/vocabulary')
  expect(parts().trace).not.toBe(before)
})
