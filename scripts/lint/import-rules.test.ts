import { checkImportRules } from './import-rules'

test('the linter rejects forbidden imports and allows others', () => {
  expect(checkImportRules()).toEqual([])
})
