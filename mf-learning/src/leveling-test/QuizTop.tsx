import { IconButton, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Quiz } from './session/quiz'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: center;
  min-height: 44px;
  > :first-child { margin-left: -10px; }
  ${media.phone} { gap: ${tokens.s2}; }
`
const Levels = styled.ol`
  display: flex;
  gap: 6px;
  align-items: center;
  ${media.phone} { gap: ${tokens.s1}; justify-content: center; }
`
const Level = styled.li<{ $is: 'done' | 'now' | 'ahead' }>`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  justify-content: center;
  min-width: 40px;
  height: 32px;
  padding: 0 ${tokens.s2};
  border-radius: 10px;
  background: ${tokens.sunken};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  ${({ $is }) => $is === 'done' && `background: ${tokens.successSoft}; color: ${tokens.successInk};`}
  ${({ $is }) => $is === 'now' && `border-radius: 10px 10px 10px 3px; background: ${tokens.spark}; color: ${tokens.onSpark};`}
  ${media.phone} {
    min-width: 32px;
    height: 30px;
    padding: 0 6px;
    font-size: ${tokens.fs13};
    svg { display: none; }
  }
`

/** Top of the quiz: end button, levels, and the remaining time (L-TEST-23). */
export function QuizTop({
  quiz,
  onClose,
  children,
}: {
  quiz: Quiz
  onClose: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('levelingTest')
  const stateOf = (index: number) => {
    if (index < quiz.levelIndex) return 'done'
    if (index > quiz.levelIndex) return 'ahead'
    return quiz.phase === 'levelDone' ? 'done' : 'now'
  }
  return (
    <Line>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
      <Levels aria-label={t('levelsOfTest')}>
        {quiz.levels.map(({ level }, index) => {
          const is = stateOf(index)
          return (
            <Level key={level} $is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <VisuallyHidden>{t(`levelIs.${is}`)} </VisuallyHidden>
              <span>{level}</span>
              {is === 'done' && <IconCheck size={16} aria-hidden />}
            </Level>
          )
        })}
      </Levels>
      {children}
    </Line>
  )
}
