import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { textIn } from '@mowka/domain/languages/languages'
import { AudioButton } from '@mowka/kernel/platform/study'
import { tokens } from '@mowka/kernel/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { bareWords, hasSameWords } from '../words/answer-words'
import { Legend } from './diff/ResultDiff'

/** Another right version with its editor note. `isMain` marks the one with the recording. */
type Version = { text: string; comment: string | null; isMain: boolean }

/** Returns all versions that learners may see, the main one first. */
export const versionsOf = ({ answer, alternativeAnswers }: AttemptResult): Version[] => [
  { text: answer.text, comment: null, isMain: true },
  ...alternativeAnswers
    .filter(({ text }) => !hasSameWords(text, answer.text))
    .map(({ text, comment }) => ({ text, comment: comment || null, isMain: false })),
]

/** Returns the versions whose words differ from all the given texts. */
export const versionsBeside = (versions: readonly Version[], ...texts: string[]): Version[] =>
  versions.filter((version) => !texts.some((text) => hasSameWords(version.text, text)))

/** A word of a version with the space after it, and whether it differs from the learner's version. */
type ComparedWord = { text: string; differs: boolean }

/** Compares a version with the learner's word by word, using the longest common subsequence. */
export function compareVersions(version: string, own: string): ComparedWord[] {
  const theirs = version.split(/(?<=\s)/)
  const mine = own.trim().split(/\s+/)
  const same = (i: number, j: number) => bareWords(theirs[i] ?? '') === bareWords(mine[j] ?? '')
  // Longest common subsequence, computed from the end.
  const common = theirs.concat('').map(() => mine.concat('').map(() => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = theirs.length - 1; i >= 0; i--) {
    for (let j = mine.length - 1; j >= 0; j--) {
      const row = common[i]
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  let j = 0
  return theirs.map((text, i) => {
    while (j < mine.length && !same(i, j) && at(i, j + 1) >= at(i + 1, j)) j++
    const isCommon = j < mine.length && same(i, j)
    if (isCommon) j++
    return { text, differs: !isCommon && bareWords(text) !== '' }
  })
}

const Box = styled.section`
  width: 100%;
  h2 { margin-bottom: ${tokens.s1}; color: ${tokens.muted}; font-size: ${tokens.fs14}; letter-spacing: 0; }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.s2};
    min-height: 44px;
    padding-block: ${tokens.s1};
  }
  li + li { border-top: 1px solid ${tokens.line}; }
  li b { font-size: ${tokens.fs18}; line-height: 1.35; }
  li span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  u { text-decoration-color: ${tokens.success}; text-decoration-thickness: 2px; text-underline-offset: 4px; }
`

/** Other right versions. If the learner wrote an own version, the differences from it are underlined. */
export function VersionList({
  versions,
  own,
  tag,
  recordingId,
}: {
  versions: readonly Version[]
  /** The learner's own version, if it is right. */
  own: string | null
  tag: string
  /** The recording of the main version. */
  recordingId: string | null
}) {
  const { t } = useTranslation('trainers')
  const isMarked =
    own !== null && versions.some(({ text }) => compareVersions(text, own).some(({ differs }) => differs))
  return (
    <Box>
      <h2>{t('result.others')}</h2>
      <ul>
        {versions.map((version) => (
          <li key={version.text}>
            <div>
              <b {...textIn(tag)}>
                {own === null ? version.text : <Compared version={version.text} own={own} />}
              </b>
              {version.comment && <span>{version.comment}</span>}
            </div>
            {version.isMain && recordingId && (
              <AudioButton recordingId={recordingId} label={t('play.answer')} />
            )}
          </li>
        ))}
      </ul>
      {isMarked && (
        <Legend>
          <span>
            <u>{t('result.underlined')}</u> {t('result.otherwise')}
          </span>
        </Legend>
      )}
    </Box>
  )
}

function Compared({ version, own }: { version: string; own: string }) {
  return compareVersions(version, own).map(({ text, differs }, place) => {
    const word = text.trimEnd()
    return (
      <Fragment key={place}>
        {differs ? <u>{word}</u> : word}
        {text.slice(word.length)}
      </Fragment>
    )
  })
}
