import { checkImportRules } from './import-rules'

test('what a package must not import is refused by the linter, and what it may import is not', () => {
  expect(checkImportRules()).toEqual([])
})
