import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pendingSurvey } from '../leveling-survey/pending-survey'

/**
 * Skips the test during onboarding (L-TEST-35, C22): tracks the time spent on the page, completes the onboarding if
 * it is pending, and opens the courses. If that can't be saved a new learner stays, because the courses would not
 * open.
 */
export function useSkipTest(lang: LangCode, isFirst: boolean) {
  const { t } = useTranslation('levelingTest')
  const navigate = useNavigate()
  const [openedAt] = useState(() => Date.now())
  const save = useWrite('patchUserMetadata', {
    onAnswer: (user) => session.setUser(user),
    failure: () => t('skipFailed'),
  })

  const skip = async () => {
    track('LEVELING_TEST_SKIPPED', { lang, totalTime: Math.round((Date.now() - openedAt) / 1000) })
    if (isFirst || !session.isOnboarded) {
      await save.run({ body: { action: 'onboarding-status', payload: { onboardingStatus: 'COMPLETED' } } })
      if (!session.isOnboarded) return
    }
    pendingSurvey.end()
    void navigate(paths.root())
  }

  return { skip, busy: save.busy }
}
