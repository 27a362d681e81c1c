import type { LangCode } from '@mowka/contract/schemas/common'
import { phrases } from '@mowka/domain/languages/facts'
import { langTag, languageOf, textIn } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { type AccessLeft, TRIAL_DAYS } from '@mowka/domain/user/access'
import { Flag, LoaderMark, media, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconArrowRight, IconClock } from '@mowka/kernel/ui/icons'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Card surface of a language; the target language has a dark border and the accent. */
const Frame = styled.div<{ $current: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1.5px solid ${({ $current }) => ($current ? tokens.text : tokens.line)};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  transition: transform ${tokens.base} ${tokens.ease};
  ${({ $current }) => $current && `box-shadow: 0 0 0 1px ${tokens.text};`}
  ${media.hover} {
    &:has(button:hover:enabled) { border-color: ${tokens.text}; box-shadow: ${tokens.lift1}; transform: translateY(-2px); }
  }
  /* The link to the plans replaces the remaining access. */
  ${media.medium} { &:has(> a) > button { flex: none; min-height: 0; padding-bottom: 2px; } }
  ${media.belowMedium} {
    flex-direction: row;
    align-items: center;
    &:has(> a) > button { padding-right: 0; }
    /* Covered by the loader. */
    > [aria-busy] + a { visibility: hidden; }
  }
`
const Choose = styled.button`
  display: grid;
  flex: 1;
  grid-template-rows: auto auto 1fr;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  min-height: 180px;
  padding: ${tokens.s5};
  border: 0;
  border-radius: ${tokens.r16};
  background: none;
  color: inherit;
  text-align: left;
  > svg { margin-bottom: ${tokens.s3}; border-radius: 10px; }
  &:disabled { color: ${tokens.disabled}; cursor: not-allowed; }
  ${media.belowMedium} {
    grid-template-rows: auto;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 0 ${tokens.s4};
    align-content: center;
    align-items: center;
    min-height: 80px;
    padding: ${tokens.s3} 56px ${tokens.s3} ${tokens.s4};
    > svg { margin: 0; }
  }
`
/** The name and greeting, which wrap on the smallest phones. */
const Label = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${tokens.s4};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  ${media.medium} { display: contents; }
`
const Words = styled.span`
  display: grid;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  b { font-size: ${tokens.fs18}; line-height: 1.25; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.4; }
`
/** Arrow, or a loader while saving. */
const Mark = styled.span`
  position: absolute;
  top: ${tokens.s4};
  right: ${tokens.s4};
  color: ${tokens.muted};
  [aria-current] > & { color: ${tokens.spark}; }
  /* The accent stays in the corner; the link to the plans is centred. */
  ${media.belowMedium} {
    :not([aria-current]) > &, [aria-busy] > & { top: 50%; transform: translateY(-50%); }
  }
`
const Accent = styled.i`
  display: block;
  width: 17px;
  height: 6px;
  margin-top: ${tokens.s1};
  border-radius: 3px;
  background: ${tokens.spark};
  transform: rotate(-32deg);
`
const Greeting = styled.span`
  align-self: end;
  margin-top: ${tokens.s3};
  padding: 5px 12px;
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.sunken};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  ${media.belowMedium} { align-self: center; margin: 0; }
`
const Time = styled.span<{ $last?: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  margin-top: ${tokens.s3};
  color: ${({ $last }) => ($last ? tokens.danger : 'inherit')};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  svg { width: 18px; height: 18px; }
  ${media.belowMedium} { margin-top: 2px; }
`
const PlansLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: 44px;
  margin: 0 ${tokens.s5} ${tokens.s2};
  color: ${tokens.text};
  font-weight: ${tokens.fwStrong};
  text-decoration-color: ${tokens.lineStrong};
  text-underline-offset: 4px;
  ${media.belowMedium} { align-self: center; margin: 0 ${tokens.s4} 0 0; white-space: nowrap; }
`

/** Access to a language as shown on its card. */
export type LanguageAccess = {
  left: AccessLeft
  /** End of the access, ISO 8601; null without access. */
  until: string | null
  /** Whether the account's trial would unlock it. */
  isFree: boolean
}

type CardState = 'idle' | 'saving' | 'disabled'

function TimeLeft({ left, isFree }: LanguageAccess) {
  const { t } = useTranslation('learning')
  if (left.unit === 'none')
    return isFree ? <Time>{t('language.freeDays', { count: TRIAL_DAYS })}</Time> : null
  const isLast = left.unit === 'lastDay'
  return (
    <Time $last={isLast}>
      {isLast ? <IconAlertTriangle aria-hidden /> : <IconClock aria-hidden />}
      <span>{t(`language.left.${left.unit}`, { count: 'count' in left ? left.count : undefined })}</span>
    </Time>
  )
}

/**
 * A language card: a button with its flag (L-LANG-01), the remaining access (L-LANG-02 to 04), and without access a
 * link to its plans (L-LANG-05). For new learners it shows a greeting instead.
 */
export function LanguageCard({
  lang,
  access,
  isCurrent,
  state,
  plansLink,
  onChoose,
}: {
  lang: LangCode
  /** Null for a new learner, because the trial is described once above the cards. */
  access: LanguageAccess | null
  /** Whether this is the target language. */
  isCurrent: boolean
  /** `saving`: this choice is being saved; `disabled`: another one is. */
  state: CardState
  /** Link to the plans, or null. */
  plansLink: string | null
  onChoose: () => void
}) {
  const { t } = useTranslation(['learning', 'common'])
  const name = t(languageOf(lang).fullNameTK)
  const { nameOf } = useLanguageNames()
  const accessText = ({ until }: LanguageAccess): string => {
    if (isCurrent) return t('language.current')
    return until ? t('language.until', { date: formatDate(until) }) : t('language.left.none')
  }
  return (
    <Frame $current={isCurrent}>
      <Choose
        type="button"
        aria-current={isCurrent || undefined}
        aria-busy={state === 'saving' || undefined}
        disabled={state === 'disabled'}
        onClick={() => state === 'idle' && onChoose()}
      >
        <Flag langCode={languageOf(lang).flagIcon} size={56} />
        <Label>
          <Words>
            <b>{name}</b>
            {access && <small>{accessText(access)}</small>}
            {access && <TimeLeft {...access} />}
          </Words>
          {!access && <Greeting {...textIn(langTag(lang))}>{phrases[lang].greeting}</Greeting>}
        </Label>
        <Mark aria-hidden>
          {state === 'saving' ? (
            <LoaderMark />
          ) : isCurrent ? (
            <Accent />
          ) : (
            plansLink === null && <IconArrowRight />
          )}
        </Mark>
      </Choose>
      {plansLink !== null && (
        <PlansLink to={plansLink} aria-label={t('language.plansOf', { name: nameOf(lang) })}>
          {t('access.plans')}
        </PlansLink>
      )}
    </Frame>
  )
}
