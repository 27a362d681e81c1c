import { parse } from '@babel/parser'
import { rememberState } from '@mowka/jest/leftovers.cjs'
import { PlainError } from '../steps'

/** Loads a file with Node itself, not with Jest. */
const asNode = (file: string) => process.mainModule?.require(require.resolve(file))

test('packages are the ones loaded by Node', () => {
  expect(parse).toBe(asNode('@babel/parser').parse)
})

test('values from Node and from tests belong to the same context', () => {
  expect(process.versions).toBeInstanceOf(Object)
  expect(Object.getPrototypeOf(require('node:os').cpus())).toBe(Array.prototype)
})

test('fake timers are removed after a test', () => {
  const real = setTimeout
  jest.useFakeTimers({ now: 1_000 })
  expect(Date.now()).toBe(1_000)
  expect(setTimeout).not.toBe(real)
  jest.useRealTimers()
  expect(setTimeout).toBe(real)
})

test('our own modules are loaded once per file', () => {
  expect(require('../steps').PlainError).toBe(PlainError)
})

describe('restores', () => {
  const listener = () => {}

  test.each<[string, () => void, () => unknown]>([
    ['a global', () => Object.assign(globalThis, { left: 1 }), () => 'left' in globalThis],
    ['another console', () => Object.assign(globalThis, { console: {} }), () => typeof console.log],
    ['a global that is gone', () => Reflect.deleteProperty(globalThis, 'fetch'), () => typeof fetch],
    ['a listener', () => process.on('SIGUSR2', listener), () => process.listenerCount('SIGUSR2')],
    ['a variable', () => Object.assign(process.env, { LEFT: '1' }), () => process.env.LEFT],
    ['a variable that is gone', () => Reflect.deleteProperty(process.env, 'PATH'), () => process.env.PATH],
    ['another environment', () => Object.assign(process, { env: {} }), () => process.env.PATH],
    ['how the process ends', () => Object.assign(process, { exitCode: 3 }), () => process.exitCode],
  ])('%s', (_, leave, look) => {
    const before = look()
    const state = rememberState()
    leave()
    expect(look()).not.toBe(before)
    state.putBack()
    expect(look()).toBe(before)
  })

  test('preserves what a package added when it was loaded', () => {
    const state = rememberState()
    state.adopt(() => {
      Object.assign(globalThis, { ofPackage: 1 })
      process.on('SIGUSR2', listener)
    })
    state.putBack()
    expect('ofPackage' in globalThis).toBe(true)
    expect(process.listeners('SIGUSR2')).toContain(listener)
  })
})
