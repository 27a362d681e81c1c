import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import { bareWords, hasSameWords } from '../../words/same-words'

/** Another right version with its editor note. `isMain` marks the one with the recording. */
export type Version = { text: string; comment: string | null; isMain: boolean }

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
export type ComparedWord = { text: string; differs: boolean }

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
