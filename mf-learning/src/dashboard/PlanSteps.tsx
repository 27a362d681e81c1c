import { deckMinutes, deckSize } from '@mowka/domain/review/deck'
import { media, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconMessages, IconRepeat } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import type { TodayPlan } from './today-plan'

type State = 'done' | 'now' | 'later'

const looks: Record<State, ReturnType<typeof css>> = {
  done: css`background: ${tokens.success}; color: ${tokens.onSuccess};`,
  now: css`border-radius: 14px 14px 14px 4px; background: ${tokens.spark}; color: ${tokens.onSpark};`,
  later: css`border: 2px solid ${tokens.lineStrong}; background: ${tokens.card}; color: ${tokens.text};`,
}
const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  width: 100%;
  ${media.belowMedium} { grid-auto-flow: row; gap: ${tokens.s3}; }
`
const Step = styled.li`
  position: relative;
  display: grid;
  gap: 2px ${tokens.s3};
  align-content: start;
  padding-right: ${tokens.s4};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 21px 0 auto 44px;
    height: 2px;
    background: ${tokens.lineStrong};
  }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    > :first-child { grid-row: 1 / span 2; }
    &:not(:last-child)::before { inset: 44px auto -12px 21px; width: 2px; height: auto; }
  }
`
const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  ${({ $state }) => looks[$state]}
  svg { width: 22px; height: 22px; }
`

/** The steps of today's plan after yesterday's result; nothing for a single step, which the heading names. */
export function PlanSteps({
  yesterday,
  plan: { deck, lesson },
  title,
}: {
  /** Yesterday's right answers. */
  yesterday: number
  plan: TodayPlan
  /** Title of the lesson. */
  title: string
}) {
  const { t } = useTranslation('dashboard')
  const items = deckSize(deck)
  const steps = [
    yesterday > 0 && {
      name: t('plan.yesterday'),
      note: t('plan.answers', { count: yesterday }),
      state: 'done' as const,
      icon: <IconCheck />,
    },
    items > 0 && {
      name: t('plan.deckStep', { items: t('plan.items', { count: items }) }),
      note: t('plan.minutes', { number: deckMinutes(deck) }),
      state: 'now' as const,
      icon: <IconRepeat />,
    },
    lesson && {
      name: title,
      note: t(`plan.${lesson.kind}`),
      state: items > 0 ? ('later' as const) : ('now' as const),
      icon: <IconMessages />,
    },
  ].filter((step) => step !== false && step !== null)
  if (steps.length < 2) return null
  return (
    <Steps>
      {steps.map(({ name, note, state, icon }) => (
        <Step key={name} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark $state={state} aria-hidden>
            {icon}
          </Mark>
          <b>{name}</b>
          <small>{note}</small>
        </Step>
      ))}
    </Steps>
  )
}
