import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { session } from '@mowka/kernel/session'
import { Mascot, media, tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Hero = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s5} ${tokens.s8};
  align-items: center;
  padding: ${tokens.s6} ${tokens.s10};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  > svg { width: 118px; grid-row: 1 / 3; }
  h1 { max-width: 22ch; }
  ${media.phone} {
    gap: ${tokens.s4} ${tokens.s3};
    padding: ${tokens.s5};
    > svg { width: 62px; grid-row: auto; }
    > div { grid-column: 1 / -1; }
  }
`
const Hello = styled.p`
  justify-self: start;
  align-self: end;
  padding: ${tokens.s2} ${tokens.s4};
  border-radius: ${tokens.rBubble};
  background: ${tokens.card};
  font-weight: ${tokens.fwHeading};
  ${media.phone} { align-self: center; }
`
const Lead = styled.p`
  max-width: 62ch;
  margin-top: ${tokens.s3};
  font-size: ${tokens.fs18};
  ${media.phone} { font-size: ${tokens.fs16}; }
`
const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s6};
  margin-top: ${tokens.s4};
  li { display: flex; gap: ${tokens.s2}; align-items: center; font-weight: ${tokens.fwStrong}; }
  svg { width: 20px; height: 20px; color: ${tokens.success}; }
  ${media.phone} { display: grid; }
`
const terms = ['card', 'renewal', 'progress'] as const

/**
 * The trial offer for learners who haven't used it: duration, scope and terms (U10). Shown once, above the languages.
 */
export const TrialOffer = observer(function TrialOffer() {
  const { t } = useTranslation('learning')
  const name = session.user?.givenName
  return (
    <Hero aria-labelledby="free-week">
      <Mascot face="great" size={118} />
      <Hello>{name ? t('language.hello', { name }) : t('language.helloNobody')}</Hello>
      <div>
        <h1 id="free-week">{t('language.free', { count: TRIAL_DAYS })}</h1>
        <Lead>{t('language.freeText')}</Lead>
        <Terms>
          {terms.map((term) => (
            <li key={term}>
              <IconCheck aria-hidden />
              {t(`language.terms.${term}`)}
            </li>
          ))}
        </Terms>
      </div>
    </Hero>
  )
})
