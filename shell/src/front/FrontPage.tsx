import { paths } from '@mowka/contract/routes'
import { type SampleLang, samples } from '@mowka/domain/exercise/samples'
import { phrases } from '@mowka/domain/languages/facts'
import { langTag, langToPath, textIn } from '@mowka/domain/languages/languages'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { signIn, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, Flag, Grid, Mascot, Muted, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconGift, IconListCheck } from '@mowka/kernel/ui/icons'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HowItWorks } from './HowItWorks'
import { LessonGives } from './LessonGives'
import { Part } from './Part'
import { Prices } from './Prices'
import { TryExercise } from './TryExercise'

const wrap = 'width: min(100% - 2 * var(--mw-gutter), var(--mw-page-width)); margin-inline: auto;'

const Opening = styled.div`
  /* Calmer than the colour of banners, because it fills the first screen. */
  background: color-mix(in oklab, ${tokens.sparkSoft} 70%, ${tokens.page});
  > div {
    ${wrap}
    display: grid;
    grid-template: 'head try' auto 'more try' 1fr / minmax(0, 1fr) minmax(0, 560px);
    column-gap: ${tokens.s12};
    padding-block: ${tokens.s12};
  }
  h1 {
    max-width: 15ch;
    font-size: clamp(2.125rem, 1.4rem + 3vw, 3.5rem);
    font-weight: 900;
    line-height: 1.06;
    letter-spacing: -0.022em;
  }
  ${media.belowLarge} { > div { column-gap: ${tokens.s8}; } }
  ${media.belowMedium} {
    > div {
      grid-template: 'head' 'try' 'more' / minmax(0, 1fr);
      row-gap: ${tokens.s5};
      padding-block: ${tokens.s6} ${tokens.s8};
    }
    h1 { max-width: none; }
  }
`
const Head = styled.div`
  grid-area: head;
  padding-top: ${tokens.s8};
  p { max-width: 44ch; margin-top: ${tokens.s5}; font-size: ${tokens.fs18}; }
  ${media.belowMedium} { padding-top: 0; p { margin-top: ${tokens.s3}; font-size: ${tokens.fs16}; } }
`
const Promises = styled.div`
  grid-area: more;
  padding-top: ${tokens.s6};
  ul { display: grid; gap: ${tokens.s2}; padding: 0; list-style: none; }
  li { display: flex; gap: ${tokens.s2}; align-items: center; font-weight: 700; }
  svg { flex: none; color: ${tokens.success}; }
  p { margin-top: ${tokens.s5}; }
  a { color: ${tokens.text}; font-weight: 800; }
  ${media.belowMedium} { padding-top: 0; }
`
const Try = styled.div`
  grid-area: try;
`
const Body = styled.div`
  ${wrap}
  padding-block: ${tokens.s12} ${tokens.s16};
  > * + * { margin-top: ${tokens.s16}; }
  h2 { font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem); }
  ul, ol { padding: 0; list-style: none; }
  ${media.phone} { > * + * { margin-top: ${tokens.s12}; } }
`
const Languages = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.s3};
  @media (max-width: 1119.98px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const LanguageCard = styled.button`
  display: grid;
  justify-items: start;
  gap: 1px;
  width: 100%;
  height: 100%;
  padding: ${tokens.s4};
  border: 1.5px solid ${tokens.line};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  color: inherit;
  text-align: left;
  cursor: pointer;
  transition: transform ${tokens.base} ${tokens.ease};
  svg { margin-bottom: ${tokens.s3}; border-radius: 8px; }
  b { line-height: 1.3; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.4; }
  ${media.hover} { &:hover { border-color: ${tokens.text}; transform: translateY(-2px); } }
  ${media.phone} { padding: ${tokens.s3} ${tokens.s4}; }
`

/** The languages on offer; each one leads to the sign-up. */
function LanguageCards({ onChoose }: { onChoose: (lang: SampleLang) => void }) {
  const { t } = useTranslation('front')
  const { titleOf } = useLanguageNames()
  return (
    <Part title={t('languages.title')} text={t('languages.text')}>
      <Languages>
        {Object.values(samples).map(({ answerLang }) => (
          <li key={answerLang}>
            <LanguageCard type="button" onClick={() => onChoose(answerLang)}>
              <Flag langCode={answerLang} size={44} />
              <b>{titleOf(answerLang)}</b>{' '}
              <small {...textIn(langTag(answerLang))}>{phrases[answerLang].greeting}</small>{' '}
              <VisuallyHidden>{t('languages.start')}</VisuallyHidden>
            </LanguageCard>
          </li>
        ))}
      </Languages>
    </Part>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s6};
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.s5};
`
const Duo = styled(Grid)`
  h2 { font-size: ${tokens.fs22}; }
  p { margin: ${tokens.s2} 0 ${tokens.s5}; }
`
const Side = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s5};
  align-items: center;
  padding: ${tokens.s8};
  border-radius: ${tokens.r24};
  ${media.phone} { padding: ${tokens.s6}; > svg { width: 64px; } }
`
const GiftSide = styled(Side)`
  position: relative;
  border-color: ${tokens.navy};
  background: ${tokens.navy};
  color: ${tokens.onNavy};
  overflow: hidden;
  --mw-focus: var(--mw-focus-on-navy);
  --mw-button-ground: transparent;
  p { max-width: 36ch; color: ${tokens.headerMuted}; }
  a { border-color: rgb(255 255 255 / 0.6); }
  &::after {
    content: '';
    position: absolute;
    top: -40px;
    right: 54px;
    width: 36px;
    height: 104px;
    border-radius: 18px;
    background: ${tokens.spark};
    transform: rotate(32deg);
  }
  ${media.phone} { &::after { right: 24px; top: -64px; } }
`

const isSampleLang = (lang: string): lang is SampleLang => lang in samples

/**
 * The public page of the product: an exercise to try, languages, prices, and the ways in. Nothing on it needs the
 * identity provider before a sign-in.
 */
export const FrontPage = observer(function FrontPage() {
  const { t } = useTranslation('front')
  usePageTitle(t('title'))
  const [isLeaving, setLeaving] = useState(false)
  const { targetLang } = session
  const lang = isSampleLang(targetLang) ? targetLang : 'ENG'
  const signUp = async () => {
    if (isLeaving) return
    setLeaving(true)
    if (!(await signIn(paths.courses(), 'signup'))) setLeaving(false)
  }
  return (
    <>
      <Opening>
        <div>
          <Head>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </Head>
          <Try>
            <TryExercise lang={lang} onLang={session.setVisitorLang} onSignUp={signUp} />
          </Try>
          <Promises>
            <ul>
              {[t('free', { count: TRIAL_DAYS }), t('noCard'), t('noRenewal')].map((promise) => (
                <li key={promise}>
                  <IconCheck aria-hidden />
                  {promise}
                </li>
              ))}
            </ul>
            <p>
              {t('level.question')}{' '}
              <Link to={paths.levelingTest({ lang: langToPath(lang) })}>{t('level.link')}</Link>,{' '}
              {t('level.after')}
            </p>
          </Promises>
        </div>
      </Opening>
      <Body>
        <LanguageCards
          onChoose={(chosen) => {
            session.setVisitorLang(chosen)
            void signUp()
          }}
        />
        <HowItWorks />
        <LessonGives />
        <Part title={t('prices.title', { count: TRIAL_DAYS })} text={t('prices.text')}>
          <Prices lang={lang} />
          <Foot>
            <Muted>{t('prices.later')}</Muted>
            <Button size="lg" loading={isLeaving} onClick={signUp}>
              {t('prices.start')}
            </Button>
          </Foot>
        </Part>
        <Duo columns={2}>
          <Side as="section">
            <div>
              <h2>{t('test.title')}</h2>
              <Muted>{t('test.text')}</Muted>
              <Button
                to={paths.levelingTest({ lang: langToPath(lang) })}
                leftIcon={<IconListCheck aria-hidden />}
              >
                {t('test.button')}
              </Button>
            </div>
            <Mascot size={96} face="glance" />
          </Side>
          <GiftSide as="section">
            <div>
              <h2>{t('gift.title')}</h2>
              <p>{t('gift.text')}</p>
              <Button to={paths.giftCard()} leftIcon={<IconGift aria-hidden />}>
                {t('gift.button')}
              </Button>
            </div>
          </GiftSide>
        </Duo>
      </Body>
    </>
  )
})
