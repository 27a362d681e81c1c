import { ruled } from '@mowka/contract/schemas/ruled'
import { minLength, required } from '@mowka/domain/rules'
import { z } from 'zod'
import { mistakeOf } from './field-mistake'

const schema = z.object({
  name: ruled(z.string().trim().max(5), [required, minLength(2)]),
  title: z.string().min(1),
  code: z.string().min(3),
  levels: z.array(z.string()).min(1).max(2),
  points: z.number().min(0).max(100),
  mail: z.email(),
  kind: z.enum(['a', 'b']),
})
const good = { name: 'Ola', title: 'x', code: 'abc', levels: ['A1'], points: 1, mail: 'a@b.pl', kind: 'a' }

const mistakes = (change: object) => {
  const { error } = schema.safeParse({ ...good, ...change })
  return error?.issues.map(({ code, path: _, message: __, ...params }) =>
    mistakeOf({ keyword: code, params }),
  )
}

test.each([
  [{ name: ' ' }, { code: 'REQUIRED' }],
  [{ name: 'O' }, { code: 'TOO_SHORT', min: 2 }],
  [{ name: 'Oktawian' }, { code: 'TOO_LONG', max: 5 }],
  [{ title: '' }, { code: 'REQUIRED' }],
  [{ code: 'a' }, { code: 'TOO_SHORT', min: 3 }],
  [{ levels: [] }, { code: 'TOO_FEW_CHOSEN', min: 1 }],
  [{ levels: ['A1', 'A2', 'B1'] }, { code: 'TOO_MANY_CHOSEN', max: 2 }],
  [{ points: -1 }, { code: 'TOO_SMALL', min: 0 }],
  [{ points: 101 }, { code: 'TOO_LARGE', max: 100 }],
  [{ mail: 'x' }, { code: 'EMAIL' }],
  [{ kind: 'c' }, { code: 'INVALID' }],
  [{ points: 'many' }, { code: 'INVALID' }],
  [{ name: undefined }, { code: 'INVALID' }],
])('%j maps to one stable error code (P-FORM-03, P-FORM-04)', (change, mistake) => {
  expect(mistakes(change)).toEqual([mistake])
})
