import { checkImportRules } from './import-rules'

test('the linter refuses forbidden imports and allows others', () => {
  expect(checkImportRules()).toEqual([])
})
