import { Flag, Logo, Mascot, Muted, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconEye } from '@mowka/kernel/ui/icons'
import { useFormValues } from '@mowka/web/forms'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useGiftNames } from '../use-gift-names'
import type { GiftValues } from './gift-values'

/** Navy in both themes, like the printed card. */
const Paper = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.s4};
  min-height: 280px;
  padding: ${tokens.s6};
  border-radius: ${tokens.r24};
  background: ${tokens.navy};
  color: ${tokens.onNavy};
  box-shadow: ${tokens.lift1};
  overflow: hidden;
  &::after {
    content: "";
    position: absolute;
    top: -44px;
    right: 44px;
    width: 36px;
    height: 116px;
    border-radius: 18px;
    background: ${tokens.spark};
    transform: rotate(32deg);
  }
`
const Inscription = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: 54px minmax(0, 1fr);
  align-items: end;
  gap: ${tokens.s3};
  > svg { --mw-text: #0b2545; --mw-drawing: #ffffff; }
  > p {
    padding: ${tokens.s3} ${tokens.s4};
    border-radius: 16px 16px 16px 4px;
    background: #ffffff;
    color: #0b2545;
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const What = styled.div`
  position: relative;
  z-index: 1;
  > b { display: block; font-size: ${tokens.fs22}; font-weight: 900; line-height: 1.2; }
  > ul { display: flex; flex-wrap: wrap; gap: 6px 12px; margin-top: 6px; }
  li { display: inline-flex; align-items: center; gap: 6px; font-weight: 700; }
  > span {
    display: inline-block;
    margin-top: ${tokens.s3};
    padding: 6px 12px;
    border-radius: 10px 10px 10px 3px;
    background: rgb(255 255 255 / 0.12);
    font-size: ${tokens.fs14};
    font-weight: 800;
    letter-spacing: 0.06em;
  }
`
const Caption = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  margin-top: ${tokens.s2};
  svg { width: 18px; height: 18px; }
`

/** Live preview of the card. */
export function GiftPreview() {
  const { t } = useTranslation('commerce')
  const { nameOf } = useLanguageNames()
  const { learning } = useGiftNames()
  const heading = useId()
  const { plan, languages, inscription } = useFormValues<GiftValues>()
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('gift.preview')}
      </VisuallyHidden>
      <Paper>
        <Logo height={28} />
        <Inscription>
          <Mascot face="great" size={54} />
          <p>{inscription.trim() || t('gift.forYou')}</p>
        </Inscription>
        <What>
          <b>{plan ? learning(plan) : t('gift.learningFallback')}</b>
          {languages.length > 0 && (
            <ul>
              {languages.map((lang) => (
                <li key={lang}>
                  <Flag langCode={lang} size={22} />
                  {nameOf(lang)}
                </li>
              ))}
            </ul>
          )}
          <span aria-hidden>{t('gift.code')} ••••-••••</span>
        </What>
      </Paper>
      <Caption size={14}>
        <IconEye aria-hidden />
        {t('gift.previewNote')}
      </Caption>
    </section>
  )
}
