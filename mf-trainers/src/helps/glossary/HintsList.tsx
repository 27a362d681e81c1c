import type { Hint } from '@mowka/contract/schemas/learning'
import { Badge, Muted, SkeletonText, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../../core/hints/HintContent'

const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    justify-items: start;
    gap: ${tokens.s2};
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
  }
  > li:first-child { border-top: 0; }
`

/** Returns the hints of a lesson, those of the current exercise first. */
export const hintsFor = (hints: readonly Hint[], exerciseId: string | null): Hint[] => {
  const belongs = (hint: Hint) => exerciseId !== null && hint.exercises.includes(exerciseId)
  return [...hints.filter(belongs), ...hints.filter((hint) => !belongs(hint))]
}

/** The hints of a lesson (L-HINT-11). */
export function HintsList({
  hints,
  exerciseId,
  failed = false,
}: {
  hints: readonly Hint[] | undefined
  exerciseId: string | null
  failed?: boolean
}) {
  const { t } = useTranslation('trainers')
  if (failed) return <Muted>{t('hints.failed')}</Muted>
  if (!hints) return <SkeletonText lines={3} />
  if (hints.length === 0) return <Muted>{t('hints.empty')}</Muted>
  return (
    <List>
      {hintsFor(hints, exerciseId).map((hint, index) => (
        <li key={hint._id}>
          {exerciseId !== null && hint.exercises.includes(exerciseId) && (
            <Badge tone="soft">{t('hints.ofThisSentence')}</Badge>
          )}
          <HintContent hint={hint} number={index + 1} />
        </li>
      ))}
    </List>
  )
}
