import type { Activities } from '@mowka/shared/contract/schemas/user'
import { writeStored } from '@mowka/shared/domain/storage'
import { sessionKeys } from '@mowka/shared/domain/storage-keys'
import { notify, reportError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Muted, Stack, Switch } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentActivities } from './activities'
import { type ActivityName, activityNames, isLastActive, switchActivity } from './activities-change'
import { isLaterComing, saveActivities } from './save-activities'

const keep = (activities: Activities | null) =>
  writeStored(sessionKeys.listeningAndWritingActivities, activities, sessionStorage)

/**
 * Which kinds of exercises listening and writing offer; they count from the next exercise on. At least one stays on
 * (learner core §5). When saving fails the cached choice is taken back (learner core §8).
 */
export const ActivitiesSettings = observer(function ActivitiesSettings() {
  const { t } = useTranslation('trainers')
  const [activities, setActivities] = useState(currentActivities)

  const change = async (name: ActivityName) => {
    const next = switchActivity(activities, name)
    setActivities(next)
    keep(next)
    try {
      session.setUser(await saveActivities(next))
      if (!isLaterComing()) notify('success', t('activities.saved'))
    } catch (error) {
      reportError(error, { part: 'activities' })
      if (isLaterComing()) return
      keep(null)
      setActivities(currentActivities())
      notify('error', t('activities.failed'))
    }
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
      <Muted size={14}>{t('activities.note')}</Muted>
    </Stack>
  )
})
