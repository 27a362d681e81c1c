import fs from 'node:fs'
import path from 'node:path'
import { LangCode } from '@mowka/contract/schemas/common'
import type { IssueKind } from '@mowka/domain/judge/issue'
import { judge } from '@mowka/domain/judge/judge'
import { wordListOf } from '../../testing/word-lists'

/** A row of `judged-answers.tsv`: the verdict of a careful teacher. `kind` is empty where teachers disagree. */
type Row = {
  lang: LangCode
  answer: string
  alternatives: string[]
  typed: string
  verdict: string
  kind: string
}

const [header, ...lines] = fs
  .readFileSync(path.join(__dirname, 'judged-answers.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

const rows = lines.map(([lang, answer = '', alternatives = '', typed = '', verdict = '', kind = '']): Row => {
  return {
    lang: LangCode.parse(lang),
    answer,
    alternatives: alternatives.split(' ;; ').filter((text) => text !== ''),
    typed,
    verdict,
    kind,
  }
})

const judged = ({ lang, answer, alternatives, typed }: Row) =>
  judge({
    input: typed,
    answer,
    alternatives: alternatives.map((text) => ({ text, hidden: false })),
    mistakes: [],
    lang,
    question: '',
    words: wordListOf(lang),
    exact: false,
  })

const kindsOf = (row: Row): IssueKind[] => judged(row).issues.map(({ kind }) => kind)
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`

const languages = [...new Set(rows.map(({ lang }) => lang))]

describe('answers judged by a teacher (U05, S-ATT-06)', () => {
  it('the table has enough answers of each verdict in each language', () => {
    expect(header).toEqual(['lang', 'answer', 'alternatives', 'typed', 'verdict', 'kind', 'why'])
    expect(rows.length).toBeGreaterThan(800)
    for (const lang of languages) {
      const verdicts = new Set(rows.filter((row) => row.lang === lang).map(({ verdict }) => verdict))
      expect([...verdicts].sort()).toEqual(['CORRECT', 'ERROR', 'MINOR_ERROR'])
    }
  })

  it.each(languages)('the judge agrees with the teachers in %s', (lang) => {
    const asked = rows.filter((row) => row.lang === lang)
    const otherwise = asked
      .map((row) => ({ ...row, got: judged(row).category }))
      .filter(({ got, verdict }) => got !== verdict)
    const named = asked.filter(({ kind }) => kind !== '')
    const alike = named.filter((row) => kindsOf(row).some((kind) => kind === row.kind))
    const verdicts = share(asked.length - otherwise.length, asked.length)
    process.stdout.write(
      `${lang}: same verdict ${verdicts}, same kind ${share(alike.length, named.length)}\n`,
    )
    expect(
      otherwise.map(({ answer, typed, verdict, got }) => `${answer} ← ${typed}: ${verdict}, not ${got}`),
    ).toEqual([])
  })
})
