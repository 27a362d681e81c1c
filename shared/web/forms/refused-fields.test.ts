import { ApiError } from '@mowka/kernel/platform'
import { notifyUnlessFieldErrors, refusedFields } from './refused-fields'

const refusal = (paths: string[], status = 422) =>
  new ApiError('http', status, {
    type: 'about:blank',
    title: 'x',
    detail: 'Errors are in the fields.',
    status,
    code: 'INVALID_INPUT',
    errors: paths.map((path) => ({ path, message: 'x', code: 'REQUIRED' })),
  })
const landed = (paths: string[], names: string[]) => {
  const { fields, hasMore } = refusedFields(refusal(paths), names)
  return [[...fields.keys()], hasMore]
}

test('an error path belongs to the field with the longest matching suffix', () => {
  expect(landed(['body/payload/nip'], ['nip', 'zip'])).toEqual([['nip'], false])
  expect(landed(['body/invoice/nip'], ['nip', 'buyer.nip', 'invoice.nip'])).toEqual([['invoice.nip'], false])
  expect(landed(['body/answers/1/text'], ['answers[0].text', 'answers[1].text'])).toEqual([
    ['answers[1].text'],
    false,
  ])
  expect(landed(['body/nickname'], ['name'])).toEqual([[], true])
  expect(landed(['body/nip', 'body/version'], ['nip'])).toEqual([['nip'], true])
})

test('only a 422 has field errors, and notifyUnlessFieldErrors then suppresses the message', () => {
  expect(refusedFields(refusal(['body/nip'], 500), ['nip']).fields.size).toBe(0)
  expect(notifyUnlessFieldErrors(refusal(['body/nip']))).toBeNull()
  expect(notifyUnlessFieldErrors(refusal([]))).toBeUndefined()
  expect(notifyUnlessFieldErrors(new ApiError('network', 0, null))).toBeUndefined()
})
