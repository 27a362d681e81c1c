import type { Hint } from '@mowka/shared/contract/schemas/learning'
import { Badge, Button, Dialog, Muted, SkeletonText, tokens } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { richNodes } from '../rich-text/safe-html'

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
/** The words of a hint: lists and headings as editors write them. */
export const HintText = styled.div`
  min-width: 0;
  max-width: 62ch;
  p + p, ul, ol { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; list-style: disc; }
  ol { list-style: decimal; }
`

/** The hints of a lesson in the order of use: those of the exercise on the screen first. */
export const hintsFor = (hints: readonly Hint[], exerciseId: string | null): Hint[] => {
  const belongs = (hint: Hint) => exerciseId !== null && hint.exercises.includes(exerciseId)
  return [...hints.filter(belongs), ...hints.filter((hint) => !belongs(hint))]
}

/** The hints of a lesson (learner core §2). One marked as full screen opens in a window of its own (U17). */
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
  const [open, setOpen] = useState<Hint | null>(null)
  if (failed) return <Muted>{t('hints.failed')}</Muted>
  if (!hints) return <SkeletonText lines={3} />
  if (hints.length === 0) return <Muted>{t('hints.empty')}</Muted>
  return (
    <>
      <List>
        {hintsFor(hints, exerciseId).map((hint, index) => (
          <li key={hint._id}>
            {exerciseId !== null && hint.exercises.includes(exerciseId) && (
              <Badge tone="soft">{t('hints.ofThisSentence')}</Badge>
            )}
            {hint.isFullScreen ? (
              <Button size="sm" onClick={() => setOpen(hint)}>
                {t('hints.open', { number: index + 1 })}
              </Button>
            ) : (
              <HintText>{richNodes(hint.content)}</HintText>
            )}
          </li>
        ))}
      </List>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={t('hints.one')} size="xl">
        {open && <HintText>{richNodes(open.content)}</HintText>}
      </Dialog>
    </>
  )
}
