import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
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

test('packages share transformed files, in memory and on disk', async () => {
  const { createScriptTransformer } = asNode('@mowka/jest/internals.cjs')
  const { transformOnce } = asNode('@mowka/jest/runtime.cjs').prototype
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-transforms-'))
  const [counting, file] = ['counting.cjs', 'file.ts'].map((name) => path.join(folder, name))
  fs.writeFileSync(counting ?? '', 'let count = 0; exports.process = () => ({ code: `${++count}` })')

  /** Transforms the file as in a package with this id. */
  async function transformIn(id: string, source = 'source'): Promise<string> {
    fs.writeFileSync(file ?? '', source)
    const config = {
      id,
      rootDir: path.join(folder, id),
      cacheDirectory: folder,
      cache: true,
      transform: [['ts$', counting, {}]],
      transformIgnorePatterns: [],
      moduleFileExtensions: ['ts'],
    }
    const scriptTransformer = await createScriptTransformer(config, new Map())
    const transforms = new Map()
    const transformCache = {
      scriptTransformer,
      transforms,
      fileCache: { readFile: () => source },
      transform: (name: string, options: object) => {
        transforms.set(name, scriptTransformer.transform(name, options, source))
        return transforms.get(name).code
      },
    }
    transformOnce.call({ transformCache, _config: config })
    return transformCache.transform(file ?? '', {})
  }

  expect(await transformIn('one')).toBe('1')
  expect(await transformIn('two')).toBe('1')
  expect(await transformIn('two', 'other source')).toBe('2')
  expect(fs.readdirSync(folder).sort()).toEqual(['counting.cjs', 'file.ts', 'mowka-transforms'])
  fs.rmSync(folder, { recursive: true })
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
