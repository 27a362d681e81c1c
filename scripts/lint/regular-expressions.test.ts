import { expressionsIn, judgeExpressions } from './regular-expressions'

/** Returns the expressions of the first of these files. */
function found(files: Record<string, string>) {
  const [first = ''] = Object.keys(files)
  return expressionsIn(first, (file) => files[file] ?? '')
}
const sources = (files: Record<string, string>) => found(files).found.map(({ source }) => source)

test('finds literals with their flags and lines', () => {
  expect(
    found({ 'server/a.ts': 'const a = 1\nconst isWord = (text: string) => /^\\w+$/iu.test(text)\n' }),
  ).toEqual({
    found: [{ source: '^\\w+$', flags: 'iu', places: ['server/a.ts:2'] }],
    problems: [],
  })
})

test('finds expressions composed of constants from the file and its imports', () => {
  const letters = "export const LETTERS = '\\\\p{L}'\n"
  const use = (from: string) => `import { LETTERS } from '${from}'\nconst sign = "-"\n`
  const template = `new RegExp(\`\${LETTERS}[\${sign}]\`, "u")\n`
  expect(sources({ 'shared/domain/a.ts': use('./b') + template, 'shared/domain/b.ts': letters })).toEqual([
    '\\p{L}[-]',
  ])
  expect(
    sources({
      'server/a.ts': `${use('@mowka/domain/text/line-ends')}RegExp(["a", LETTERS].join("|"))`,
      'shared/domain/text/line-ends.ts': letters,
    }),
  ).toEqual(['a|\\p{L}'])
})

test('refuses expressions whose text is only known at run time', () => {
  const { problems } = found({
    'server/a.ts': 'export const a = (name: string) => new RegExp(name)\n',
  })
  expect(problems).toEqual([expect.stringMatching(/^server\/a\.ts:1: build the expression from constant/)])
})

test('refuses only expressions that take polynomial or exponential time', async () => {
  const judge = (source: string) => judgeExpressions([{ source, flags: '', places: ['a.ts:1'] }])
  expect(await judge('^(<!--[\\s\\S]*?-->\\s*)*(<!--[\\s\\S]*?-->\\s*)*<svg')).toEqual([
    expect.stringMatching(/^a\.ts:1: .* takes exponential/),
  ])
  expect(await judge('<!DOCTYPE[^>]*\\[')).toEqual([
    expect.stringContaining('takes 2nd degree polynomial time'),
  ])
  expect(await judge('\\s+$')).toEqual([expect.stringContaining('polynomial')])
  expect(await judge('(?<!\\s)\\s+$')).toEqual([])
  expect(await judge('<[^<>]*>')).toEqual([])
})
