import type { LangCode } from '@mowka/contract/schemas/common'
import type { IssueKind } from '@mowka/domain/judge/issue'
import { entryCandidates } from './service'

const of = (kind: IssueKind, expected: string, comparedWith: string, lang: LangCode) =>
  entryCandidates({ kind, typed: '', expected, range: { start: 0, end: 0 } }, comparedWith, lang)

test.each<[LangCode, string[]]>([
  ['ENG', ['a', 'an', 'the']],
  ['DE', ['der', 'die', 'das']],
  ['ES', ['el', 'la', 'los', 'las']],
  ['FR', ['le', 'la', "l'", 'les', 'un', 'une', 'des', 'du']],
  ['IT', ['il', 'lo', 'la', "l'", 'i', 'gli', 'le']],
  ['RU', []],
])('looks up a word of %s with and without every article of the singular and plural', (lang, articles) => {
  const withArticles = articles.map((article) =>
    article.endsWith("'") ? `${article}Pane` : `${article} Pane`,
  )
  expect(of('word', 'Pane', 'Pane', lang)).toEqual(['Pane', 'pane', ...withArticles])
})

test('looks up the noun of a wrong article, up to three words after it', () => {
  const wanted = of('article', 'il', 'Mangio il buon pane fresco caldo', 'IT')
  expect(wanted).toEqual(expect.arrayContaining(['il buon', 'il pane', "l'pane", 'il fresco']))
  expect(wanted.filter((each) => each.endsWith('caldo'))).toEqual([])
  expect(wanted).not.toContain('pane')
})

test.each<IssueKind>(['order', 'extra', 'capital', 'verb', 'preposition'])(
  'looks up no entry for an issue of the kind %s',
  (kind) => expect(of(kind, 'pane', 'Mangio pane', 'IT')).toEqual([]),
)

test('looks up no entry for an issue without an expected word', () => {
  expect(of('word', '', 'Mangio pane', 'IT')).toEqual([])
})
