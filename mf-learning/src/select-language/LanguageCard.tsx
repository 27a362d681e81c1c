import type { LangCode } from '@mowka/contract/schemas/common'
import { phrases } from '@mowka/domain/languages/facts'
import { langTag, languageOf, textIn } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { type AccessLeft, TRIAL_DAYS } from '@mowka/domain/user/access'
import { Flag, LoaderMark } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconArrowRight, IconClock } from '@mowka/kernel/ui/icons'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import { Accent, Choose, Frame, Greeting, Mark, PlansLink, Time, Words } from './language-card-styles'

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
        <Words>
          <b>{name}</b>
          {access && <small>{accessText(access)}</small>}
          {access && <TimeLeft {...access} />}
        </Words>
        {!access && <Greeting {...textIn(langTag(lang))}>{phrases[lang].greeting}</Greeting>}
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
