import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages'
import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'
import { type Explanation, explain } from './explanation/explanation'
import { Said, useSentence } from './explanation/Said'

const Notes = styled.div`
  padding: ${tokens.s2} 0;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  b { color: ${tokens.text}; }
`

/** Notes that aren't about mistakes: lower case, and the spelling of a right answer. */
export function SmallNotes({
  result,
  issues,
  lang,
}: {
  result: Pick<AttemptResult, 'diff' | 'issues'>
  /** Indexes in `issues`. */
  issues: readonly number[]
  lang: LangCode
}) {
  const sentenceOf = useSentence()
  const said = new Map<string, Explanation>()
  for (const issue of issues) {
    const found = explain(result, issue, lang)
    if (!found) continue
    // A sentence that applies to several words appears once, with all of them.
    const before = said.get(found.sentence)
    const expected = new Set(
      [before?.words.expected, found.words.expected].filter((each) => each !== undefined),
    )
    said.set(found.sentence, { ...found, words: { ...found.words, expected: [...expected].join(', ') } })
  }
  if (said.size === 0) return null
  return (
    <Notes>
      {[...said.values()].map((each) => (
        <p key={each.sentence}>
          <Said text={sentenceOf(each)} tag={langTag(lang)} />
        </p>
      ))}
    </Notes>
  )
}
