import type { Activities } from '@mowka/contract/schemas/user'
import {
  type ActivityName,
  activityNames,
  isLastActive,
  switchActivity,
} from '@mowka/domain/user/preferences'
import { session } from '@mowka/kernel/session'
import { storedActivities } from '@mowka/kernel/storage'
import { Muted, Stack, Switch } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentActivities } from '../../core/exercise/activities'

type Choice = { chosen: Activities; press: number }

/** Counter of changes: the last one wins, even if it comes from another instance of this view. */
let lastPress = 0

/**
 * Exercise kinds of listening and writing, applied from the next exercise. At least one stays on (L-TRN-47). A failed
 * save reverts the cached choice.
 */
export const ActivitiesSettings = observer(function ActivitiesSettings({
  keepsFullSentence,
}: {
  /** Whether full sentences are shown regardless of the choice (L-PICK-06). */
  keepsFullSentence: boolean
}) {
  const { t } = useTranslation('trainers')
  const [activities, setActivities] = useState(currentActivities)

  const save = useWrite('patchUserMetadata', {
    row: () => 'activities',
    args: ({ chosen }: Choice) => ({
      body: { action: 'preferences' as const, payload: { listeningAndWritingActivities: chosen } },
    }),
    onAnswer: (user) => session.setUser(user),
    success: (_, { press }: Choice) => (press === lastPress ? t('activities.saved') : undefined),
    failure: (_, { press }: Choice) => (press === lastPress ? t('activities.failed') : null),
  })

  const change = async (name: ActivityName) => {
    const chosen = switchActivity(activities, name)
    lastPress += 1
    const press = lastPress
    setActivities(chosen)
    storedActivities.write(chosen)
    const { ok } = await save.run({ chosen, press })
    if (ok || press !== lastPress) return
    storedActivities.write(null)
    setActivities(currentActivities())
  }

  return (
    <Stack gap={2}>
      {activityNames.map((name) => (
        <Switch
          key={name}
          label={t(`activities.${name}`)}
          checked={activities[name]}
          disabled={isLastActive(activities, name)}
          onChange={() => void change(name)}
        />
      ))}
      {keepsFullSentence && !activities.fullSentence && (
        <Muted size={14}>{t('activities.firstLesson')}</Muted>
      )}
      <Muted size={14}>{t('activities.note')}</Muted>
    </Stack>
  )
})
