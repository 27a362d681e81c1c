import { callApi } from '@mowka/shared/api'
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
    writeStored(sessionKeys.listeningAndWritingActivities, next, sessionStorage)
    try {
      const body = { action: 'preferences' as const, payload: { listeningAndWritingActivities: next } }
      session.setUser(await callApi('patchUserMetadata', { body }))
      notify('success', t('activities.saved'))
    } catch (error) {
      reportError(error, { part: 'activities' })
      writeStored(sessionKeys.listeningAndWritingActivities, null, sessionStorage)
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
