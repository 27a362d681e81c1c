import { parse } from '@babel/parser'
import { identifier, isIdentifier } from '@babel/types'

jest.mock('@babel/parser', () => ({ parse: () => 'a stand-in' }))

test('a file that mocks a package gets its own copies of other packages, which use the mock', () => {
  expect(parse('')).toBe('a stand-in')
  expect(isIdentifier(identifier('x'))).toBe(true)
  expect(identifier).not.toBe(process.mainModule?.require(require.resolve('@babel/types')).identifier)
})
