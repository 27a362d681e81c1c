import type { LangCode } from '@mowka/contract/schemas/common'
import { required } from '@mowka/domain/rules'
import { formatMoney } from '@mowka/domain/shop/money'
import { Card, FieldError, Flag, media, tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { useFormField } from '@mowka/web/forms'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { radioTile } from '../../subscribe/language-styles'
import { type GiftOption, useGiftNames } from '../gift-plans'
import { languagesRule } from './gift-values'

const Heading = styled.h2`
  margin-bottom: ${tokens.s4};
`
const Mistake = styled.div`
  margin-top: ${tokens.s3};
`
const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${tokens.s3};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Plan = styled.label`
  ${radioTile}
  display: grid;
  gap: 2px;
  padding: ${tokens.s4};
  border-radius: ${tokens.r16};
  > span { display: flex; align-items: center; justify-content: space-between; gap: ${tokens.s2}; }
  /* The price above its description; side by side on phones, where the tile is wide. */
  > span + span {
    display: block;
    small { display: block; }
    ${media.phone} { display: flex; }
  }
  strong { font-size: ${tokens.fs18}; }
  b { font-size: ${tokens.fs22}; font-weight: 900; white-space: nowrap; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  [data-mark] {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 2px solid ${tokens.lineStrong};
    border-radius: 50%;
    svg { width: 16px; height: 16px; stroke-width: 3; visibility: hidden; }
  }
  &:has(:checked) [data-mark] { border-color: ${tokens.text}; background: ${tokens.text}; color: ${tokens.card}; svg { visibility: visible; } }
`
const Languages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${tokens.s2};
`
const Language = styled.label`
  ${radioTile}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 6px;
  min-height: 84px;
  padding: ${tokens.s3} 4px;
  border-color: ${tokens.lineStrong};
  border-radius: ${tokens.r12};
  font-size: ${tokens.fs14};
  font-weight: 700;
  text-align: center;
  [data-mark] {
    position: absolute;
    top: 6px;
    right: 6px;
    display: none;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 7px;
    background: ${tokens.text};
    color: ${tokens.card};
    svg { width: 16px; height: 16px; stroke-width: 3; }
  }
  &:has(:checked) [data-mark] { display: grid; }
`

/** A form card around a group of tiles, with its validation error. */
function TilesCard({
  id,
  title,
  error,
  children,
}: {
  id: string
  title: string
  error: ReactNode
  children: ReactNode
}) {
  return (
    <Card as="section" padding="large" aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`}>{title}</Heading>
      {children}
      {error && (
        <Mistake>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Mistake>
      )}
    </Card>
  )
}

/** Tiles for the access period: one plan (C-GIFT-05). */
export function PlanTiles({ options }: { options: readonly GiftOption[] }) {
  const { t } = useTranslation('commerce')
  const { period } = useGiftNames()
  const group = useId()
  const field = useFormField<string>({ name: 'plan', label: t('gift.plan'), rules: [required] })
  return (
    <TilesCard id={field.id} title={t('gift.plan')} error={field.error}>
      <Plans
        id={field.id}
        role="radiogroup"
        aria-labelledby={`${field.id}-heading`}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        aria-required
      >
        {options.map(({ plan, price, varies }) => (
          <Plan key={plan}>
            <input
              type="radio"
              name={group}
              value={plan}
              checked={field.value === plan}
              aria-labelledby={`${field.id}-${plan}`}
              aria-describedby={`${field.id}-${plan}-price`}
              onChange={() => field.onChange(plan)}
            />
            <span>
              <strong id={`${field.id}-${plan}`}>{period(plan)}</strong>
              <span data-mark aria-hidden>
                <IconCheck />
              </span>
            </span>
            <span id={`${field.id}-${plan}-price`}>
              <b>{varies ? t('gift.from', { price: formatMoney(price) }) : formatMoney(price)}</b>
              <small>{t('gift.perLanguage')}</small>
            </span>
          </Plan>
        ))}
      </Plans>
    </TilesCard>
  )
}

/** Tiles for the languages: one or more (C-GIFT-06). */
export function LanguageTiles({ offered }: { offered: readonly LangCode[] }) {
  const { t } = useTranslation('commerce')
  const { titleOf } = useLanguageNames()
  const field = useFormField<LangCode[]>({
    name: 'languages',
    label: t('gift.languages'),
    rules: [languagesRule(offered)],
  })
  const toggle = (lang: LangCode, isOn: boolean) =>
    field.onChange(offered.filter((each) => (each === lang ? isOn : field.value.includes(each))))
  return (
    <TilesCard id={field.id} title={t('gift.languages')} error={field.error}>
      <Languages
        id={field.id}
        role="group"
        aria-labelledby={`${field.id}-heading`}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
      >
        {offered.map((lang) => (
          <Language key={lang}>
            <input
              type="checkbox"
              value={lang}
              checked={field.value.includes(lang)}
              aria-label={titleOf(lang)}
              onChange={({ target }) => toggle(lang, target.checked)}
            />
            <Flag langCode={lang} size={36} />
            <span aria-hidden>{titleOf(lang)}</span>
            <span data-mark aria-hidden>
              <IconCheck />
            </span>
          </Language>
        ))}
      </Languages>
    </TilesCard>
  )
}
