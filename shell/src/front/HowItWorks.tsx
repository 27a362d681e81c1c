import { media, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DrawingBack, DrawingGoal, DrawingLesson } from './drawings'
import { Part } from './Part'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.s8};
  counter-reset: step;
  li { counter-increment: step; }
  h3 { display: flex; gap: ${tokens.s3}; align-items: center; font-size: ${tokens.fs18}; }
  h3::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 11px 11px 11px 3px;
    background: ${tokens.text};
    color: ${tokens.page};
    font-size: ${tokens.fs16};
    font-weight: 900;
  }
  p { margin-top: ${tokens.s2}; color: ${tokens.muted}; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s6}; }
`
const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 168px;
  margin-bottom: ${tokens.s4};
  border-radius: ${tokens.r24};
  background: color-mix(in oklab, ${tokens.sparkSoft} 70%, ${tokens.page});
`
const steps = [
  ['goal', DrawingGoal],
  ['lesson', DrawingLesson],
  ['back', DrawingBack],
] as const

/** The way from the first sentence to a habit, in three pictures. */
export function HowItWorks() {
  const { t } = useTranslation('front')
  return (
    <Part title={t('how.title')}>
      <Steps>
        {steps.map(([name, Drawing]) => (
          <li key={name}>
            <Picture>
              <Drawing />
            </Picture>
            <h3>{t(`how.${name}.title`)}</h3>
            <p>{t(`how.${name}.text`)}</p>
          </li>
        ))}
      </Steps>
    </Part>
  )
}
