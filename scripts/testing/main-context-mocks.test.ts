import { parse } from '@babel/parser'
import { identifier, isIdentifier } from '@babel/types'

jest.mock('@babel/parser', () => ({ parse: () => 'a stand-in' }))

test('a package can be mocked, and a file that does so gets its own packages, which see the mock', () => {
  expect(parse('')).toBe('a stand-in')
  expect(isIdentifier(identifier('x'))).toBe(true)
  expect(identifier).not.toBe(process.mainModule?.require(require.resolve('@babel/types')).identifier)
})
