import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { formatDate } from '@mowka/domain/time'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Banner, Button } from '@mowka/kernel/ui'
import { IconLock } from '@mowka/kernel/ui/icons'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { canStartTrial, runningTrial, useTrial } from './trial'

/** Locked item; determines the texts. */
export type Closed = 'lesson' | 'course' | 'language'

/**
 * States that access is needed and offers the next step: the trial if the account has one, else the plans
 * (L-TRIAL-03, U10). The offer names its scope: all lessons of one language, once per account.
 */
export const NoAccessBanner = observer(function NoAccessBanner({
  closed,
  lang = session.targetLang,
  back,
  onTrialStarted,
}: {
  closed: Closed
  /** Language of the locked item, if it may differ from the target language. */
  lang?: LangCode
  /** Back link, for pages that have no other. */
  back?: { to: string; label: string }
  onTrialStarted?: () => void
}) {
  const { t } = useTranslation(['learning', 'common'])
  const { starting, start } = useTrial(lang, onTrialStarted)
  const offersTrial = starting || canStartTrial(lang)
  const hasLanguage = session.accessUntil(lang) !== null
  const { nameOf } = useLanguageNames()
  const refusal = () => {
    if (hasLanguage) return t('access.notIncluded')
    const trial = runningTrial()
    if (!trial) return t('access.trialUsed')
    const date = formatDate(trial.end)
    return trial.lang
      ? t('access.trialElsewhere', { date, language: nameOf(trial.lang) })
      : t('access.trialRuns', { date })
  }

  return (
    <Banner
      title={t(`access.${offersTrial ? 'title' : 'titleUsed'}.${closed}`)}
      icon={<IconLock />}
      actions={
        <>
          {offersTrial && (
            <Button variant="primary" loading={starting} onClick={() => void start()}>
              {t('access.start')}
            </Button>
          )}
          {hasPage('subscribe') && (
            <Button variant={offersTrial ? 'outline' : 'primary'} to={paths.subscribe()}>
              {t('access.plans')}
            </Button>
          )}
          {back && (
            <Button variant="ghost" to={back.to}>
              {back.label}
            </Button>
          )}
        </>
      }
    >
      {offersTrial ? t('access.trial', { count: TRIAL_DAYS, language: nameOf(lang) }) : refusal()}
    </Banner>
  )
})
