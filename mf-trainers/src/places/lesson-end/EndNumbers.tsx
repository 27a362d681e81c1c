import type { LessonSummary } from '@mowka/contract/schemas/progress'
import { Card, media, tokens } from '@mowka/kernel/ui'
import { IconBook2, IconCheck, IconFlame } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Tiles = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.s3};
  ${media.belowMedium} { gap: ${tokens.s2}; }
`
const Tile = styled(Card).attrs({ as: 'li', padding: 'none' as const })`
  display: grid;
  gap: 2px;
  align-content: start;
  justify-items: center;
  padding: ${tokens.s4} ${tokens.s2};
  text-align: center;
  b { font-size: ${tokens.fs28}; line-height: 1.15; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.3; }
  ${media.belowMedium} {
    padding: 10px 4px;
    svg { display: none; }
    b { font-size: ${tokens.fs22}; }
    span { font-size: ${tokens.fs13}; }
  }
`

/** Minimum length of a run (L-COMBO-01). */
const MIN_RUN = 2

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
  const tile = (icon: ReactNode, value: ReactNode, label: string) => (
    <Tile>
      {icon}
      <b>{value}</b>
      <span>{label}</span>
    </Tile>
  )
  return (
    <Tiles>
      {counted && tile(<IconBook2 aria-hidden />, counted.count, t(counted.text, { count: counted.count }))}
      {bestCombo >= MIN_RUN &&
        tile(<IconFlame aria-hidden />, bestCombo, t('end.inARow', { count: bestCombo }))}
      {tile(
        <IconCheck aria-hidden />,
        t('end.ofAll', { count: summary.correctAtFirstAttempt, total: summary.totalExercises }),
        t('end.atFirst'),
      )}
    </Tiles>
  )
}
