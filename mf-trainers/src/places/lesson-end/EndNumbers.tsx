import type { LessonSummary } from '@mowka/contract/schemas/progress'
import { IconBook2, IconCheck, IconFlame } from '@mowka/kernel/ui/icons'
import { type EndNumber, NumberTiles } from '@mowka/web/trainer/NumberTiles'
import { useTranslation } from 'react-i18next'

/** Minimum length of a run (L-COMBO-01). */
export const MIN_RUN = 2

/** A lesson's words, by whether they are left to learn. */
type SplitWords = { left: readonly unknown[]; learned: readonly unknown[] }

/** The number that tells most about the words: those left to learn, or else those learned. `null` without words. */
export function wordCount({ left, learned }: SplitWords) {
  if (left.length > 0) return { count: left.length, text: 'end.newWords' as const }
  return learned.length > 0 ? { count: learned.length, text: 'end.learnedWords' as const } : null
}

/** The numbers of a finished lesson; those without information are left out. */
export function EndNumbers({
  summary,
  words,
  bestCombo,
}: {
  summary: LessonSummary
  /** `null` if unknown. */
  words: SplitWords | null
  /** The longest run of right answers. */
  bestCombo: number
}) {
  const { t } = useTranslation('trainers')
  const counted = words && wordCount(words)
  const numbers: (EndNumber | false | null)[] = [
    counted && {
      icon: <IconBook2 aria-hidden />,
      value: counted.count,
      label: t(counted.text, { count: counted.count }),
    },
    bestCombo >= MIN_RUN && {
      icon: <IconFlame aria-hidden />,
      value: bestCombo,
      label: t('end.inARow', { count: bestCombo }),
    },
    {
      icon: <IconCheck aria-hidden />,
      value: t('end.ofAll', { count: summary.correctAtFirstAttempt, total: summary.totalExercises }),
      label: t('end.atFirst'),
    },
  ]
  return <NumberTiles numbers={numbers.filter((each) => each !== null && each !== false)} />
}
