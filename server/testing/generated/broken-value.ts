import fc from 'fast-check'

/** Values that no schema accepts and that programs often mishandle. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  'null',
  '\0',
  'a\0b',
  '\ud800',
  'ab\udc00cd',
  '\u202e\ufeff',
  `e${'\u0301'.repeat(2_000)}`,
  'x'.repeat(20_000),
  '../../etc/passwd',
  "'; drop table users; --",
  '%00',
  '0000-01-01T00:00:00Z',
  '2026-02-30',
  '-1',
  'NaN',
  '<script>alert(1)</script>',
  [],
  [[[[[[]]]]]],
  {},
  { $ne: null },
  { toString: 'x', length: -1 },
  Array.from({ length: 500 }, (_, at) => at),
]

const odd = fc.oneof(fc.constantFrom(...oddities), fc.jsonValue({ maxDepth: 2 }))

/** Keys with a special meaning for programs, or with none. */
const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'id',
  'roles',
  'x'.repeat(500),
)

/** Values with one broken place: another value, a missing part, or an unexpected key. */
export const brokenValue = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), odd, oddKey, fc.nat(9))
    .map(([value, path, other, key, how]) => breakAt(value, path, other, key, how))

/** Follows a path of numbers into a value as far as possible, and breaks the value there. */
function breakAt(value: unknown, path: readonly number[], other: unknown, key: string, how: number): unknown {
  const [turn = 0, ...rest] = path
  if (typeof value !== 'object' || value === null || rest.length === 0) return other
  const keys = Object.keys(value)
  const chosen = keys[turn % Math.max(keys.length, 1)]
  if (how === 0) return withKey(value, key, other)
  if (chosen === undefined) return other
  if (how === 1 && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).filter(([each]) => each !== chosen))
  }
  const inner = breakAt(Reflect.get(value, chosen), rest, other, key, how)
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === chosen ? inner : each))
    : withKey(value, chosen, inner)
}

/** In JSON any key may be an own property, including `__proto__`. */
const withKey = (value: object, key: string, inner: unknown): unknown =>
  Array.isArray(value)
    ? [...value, inner]
    : Object.defineProperty({ ...value }, key, {
        value: inner,
        enumerable: true,
        writable: true,
        configurable: true,
      })
