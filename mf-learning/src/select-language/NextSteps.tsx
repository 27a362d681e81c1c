import { TRIAL_DAYS } from '@mowka/domain/access'
import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.s6};
  counter-reset: step;
  li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 0 ${tokens.s3}; counter-increment: step; }
  li::before {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 12px 12px 12px 3px;
    background: ${tokens.text};
    color: ${tokens.page};
    font-weight: 900;
    content: counter(step);
  }
  b { line-height: ${tokens.lhSnug}; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s4}; }
`
const steps = ['language', 'level', 'lesson'] as const

/** The steps after the choice, and the start of the trial. */
export function NextSteps() {
  const { t } = useTranslation('learning')
  return (
    <section aria-labelledby="next-steps">
      <VisuallyHidden as="h2" id="next-steps">
        {t('language.next')}
      </VisuallyHidden>
      <List>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`language.steps.${step}`)}</b>
            <span>{t(`language.steps.${step}Text`, { count: TRIAL_DAYS })}</span>
          </li>
        ))}
      </List>
    </section>
  )
}
