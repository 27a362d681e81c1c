import type { Preferences as Saved, User } from '@mowka/contract/schemas/user'
import { between, required } from '@mowka/domain/rules'
import {
  type ActivityName,
  activityNames,
  isLastActive,
  LESSON_MINUTES,
} from '@mowka/domain/user/preferences'
import { session } from '@mowka/kernel/session'
import { chooseHideTranslation, hidesTranslation, storedActivities } from '@mowka/kernel/storage'
import { Stack } from '@mowka/kernel/ui'
import { Form, FormActions, SwitchInput, useFormValues } from '@mowka/web/forms'
import { NumberInput, SliderInput } from '@mowka/web/forms/inputs'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Columns, ProfileCard } from './ProfileCard'
import { ReminderSettings } from './ReminderSettings'
import { useSaveAccount } from './use-save-account'

/** Form values. Hiding the translation is stored on the device only (C13); reminders have a separate card. */
type Values = Omit<Saved, 'speakingActivities' | 'preferredLessonTime' | 'appNotificationsAllowed'> & {
  preferredLessonTime: number | null
  hideTranslation: boolean
}

/** Bounds of the break between two sentences in audio mode, in seconds (L-PREF-05). */
const BREAK = { min: 3, max: 10 }

function valuesOf(user: User): Values {
  const { speakingActivities: _, appNotificationsAllowed: __, ...preferences } = user.userMetadata.preferences
  return { ...preferences, hideTranslation: hidesTranslation(user) }
}

/** Learning preferences; saved values apply everywhere immediately (L-PREF-01 to -08). */
const Preferences = observer(function Preferences() {
  const { t } = useTranslation('profile')
  const { user } = session
  const { save } = useSaveAccount({
    success: () => t('preferences.saved'),
    failure: () => t('preferences.failed'),
  })
  if (!user) return null

  const saveAll = async ({ hideTranslation, preferredLessonTime, ...preferences }: Values) => {
    const outcome = await save({
      action: 'preferences',
      // The form does not submit an empty number.
      payload: {
        ...preferences,
        preferredLessonTime: preferredLessonTime ?? LESSON_MINUTES.min,
        appNotificationsAllowed: session.preferences.appNotificationsAllowed,
      },
    })
    if (outcome.ok) chooseHideTranslation(user.userId, hideTranslation)
    storedActivities.write(outcome.ok ? preferences.listeningAndWritingActivities : null)
    return outcome
  }

  return (
    <Stack gap={4}>
      <Form<Values> initialValues={valuesOf(user)} save={saveAll} aria-label={t('tab.preferences')}>
        <Stack gap={5}>
          <Columns $equal>
            <div>
              <ProfileCard title={t('preferences.learning')}>
                <Stack gap={2}>
                  <NumberInput<Values>
                    name="preferredLessonTime"
                    label={t('preferences.minutes')}
                    note={t('preferences.minutesNote', LESSON_MINUTES)}
                    min={LESSON_MINUTES.min}
                    max={LESSON_MINUTES.max}
                    step={5}
                    rules={[required, between(LESSON_MINUTES.min, LESSON_MINUTES.max)]}
                  />
                  <SwitchInput<Values>
                    name="autoplayAnswer"
                    label={t('preferences.autoplay')}
                    note={t('preferences.autoplayNote')}
                  />
                  <SwitchInput<Values>
                    name="lessonSoundsAllowed"
                    label={t('preferences.sounds')}
                    note={t('preferences.soundsNote')}
                  />
                  <SwitchInput<Values> name="randomizeRepetitionOrder" label={t('preferences.random')} />
                </Stack>
              </ProfileCard>
            </div>
            <div>
              <ProfileCard title={t('preferences.exercises')} lead={t('preferences.exercisesNote')}>
                <Stack gap={2}>
                  {activityNames.map((name) => (
                    <ActivitySwitch key={name} name={name} />
                  ))}
                </Stack>
              </ProfileCard>
              <ProfileCard title={t('preferences.voice')}>
                <Stack gap={4}>
                  <SwitchInput<Values>
                    name="hideTranslation"
                    label={t('preferences.hideTranslation')}
                    note={t('preferences.hideTranslationNote')}
                  />
                  <SliderInput<Values>
                    name="audioModeBreakBetweenSentances"
                    label={t('preferences.break')}
                    min={BREAK.min}
                    max={BREAK.max}
                    formatValue={(count) => t('preferences.seconds', { count })}
                  />
                </Stack>
              </ProfileCard>
            </div>
          </Columns>
          <FormActions submit={t('preferences.save')} size="lg" />
        </Stack>
      </Form>
      <ReminderSettings />
    </Stack>
  )
})

/** Switch of an exercise type; the last active one can't be turned off (L-PREF-03). */
function ActivitySwitch({ name }: { name: ActivityName }) {
  const { t } = useTranslation('profile')
  const { listeningAndWritingActivities } = useFormValues<Values>()
  const isLast = isLastActive(listeningAndWritingActivities, name)
  return (
    <SwitchInput<Values>
      name={`listeningAndWritingActivities.${name}`}
      label={t(`preferences.activities.${name}`)}
      disabled={isLast}
      {...(isLast ? { note: t('preferences.lastActivity') } : {})}
    />
  )
}

export default Preferences
