import { Badge, media, ProgressBar, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCircleCheck, IconFlag3 } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LEVEL_GOAL, type Quiz, scoreOf } from '../session/quiz'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  padding: ${tokens.s5};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 64px 22px;
    gap: ${tokens.s3};
    align-items: center;
    font-weight: ${tokens.fwStrong};
  }
  li > span:nth-of-type(2) { text-align: right; }
  li[data-ahead] { color: ${tokens.muted}; }
  svg { width: 20px; height: 20px; }
  ${media.phone} {
    margin-inline: -4px;
    padding: ${tokens.s4};
    li { grid-template-columns: 36px minmax(0, 1fr) auto 20px; gap: 10px; }
  }
`
const Done = styled.span`
  color: ${tokens.success};
`
const End = styled.span`
  color: ${tokens.muted};
`

/** Correct answers per level: completed levels, the level where the test ended, and the remaining ones. */
export function LevelScores({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('levelingTest')
  return (
    <List aria-label={t('scores')}>
      {quiz.levels.map(({ level }, index) => {
        const score = scoreOf(quiz, index)
        const words = t('score', { score, goal: LEVEL_GOAL })
        const isDone = score >= LEVEL_GOAL
        return (
          <li key={level} data-ahead={index > quiz.levelIndex || undefined}>
            <Badge tone="level">{level}</Badge>
            <ProgressBar
              value={(score / LEVEL_GOAL) * 100}
              label={t('scoreOf', { level })}
              valueText={words}
              tone={isDone ? 'done' : 'normal'}
            />
            <span aria-hidden>{words}</span>
            {isDone ? (
              <Done>
                <IconCircleCheck aria-hidden />
                <VisuallyHidden>{t('levelIs.done')}</VisuallyHidden>
              </Done>
            ) : (
              index === quiz.levelIndex && (
                <End>
                  <IconFlag3 aria-hidden />
                  <VisuallyHidden>{t('endedHere')}</VisuallyHidden>
                </End>
              )
            )}
          </li>
        )
      })}
    </List>
  )
}
