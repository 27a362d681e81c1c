import type { Preferences as Saved, ReminderSettings as Settings, User } from '@mowka/contract/schemas/user'
import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { between, required } from '@mowka/domain/rules'
import {
  type ActivityName,
  activityNames,
  isLastActive,
  LESSON_MINUTES,
  type LearningReason,
  learningReasons,
} from '@mowka/domain/user/preferences'
import { session } from '@mowka/kernel/session'
import { chooseHideTranslation, hidesTranslation, storedActivities } from '@mowka/kernel/storage'
import { Card, Muted, media, Select, Skeleton, Stack, Switch, tokens } from '@mowka/kernel/ui'
import { changes, optional, read, useReads, useWrite } from '@mowka/web/api'
import { Form, FormActions, SelectInput, SwitchInput, useFormValues } from '@mowka/web/forms'
import { NumberInput, SliderInput } from '@mowka/web/forms/inputs'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Columns, ProfileCard, useSaveAccount } from './ProfileCard'
import { PushSwitch } from './PushSwitch'

/** The option for learners without a reason; a select has no null. */
const NO_REASON = 'none'
const reasonOptions = [NO_REASON, ...learningReasons] as const

/** Form values. Hiding the translation is stored on the device only (C13); reminders have a separate card. */
type Values = Omit<
  Saved,
  'speakingActivities' | 'preferredLessonTime' | 'appNotificationsAllowed' | 'learningReason'
> & {
  preferredLessonTime: number | null
  learningReason: LearningReason | typeof NO_REASON
  hideTranslation: boolean
}

/** Bounds of the break between two sentences in audio mode, in seconds (L-PREF-05). */
const BREAK = { min: 3, max: 10 }

function valuesOf(user: User): Values {
  const { speakingActivities: _, appNotificationsAllowed: __, ...preferences } = user.userMetadata.preferences
  const learningReason = preferences.learningReason ?? NO_REASON
  return { ...preferences, learningReason, hideTranslation: hidesTranslation(user) }
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

  const saveAll = async ({
    hideTranslation,
    preferredLessonTime,
    learningReason,
    ...preferences
  }: Values) => {
    const outcome = await save({
      action: 'preferences',
      // The form does not submit an empty number.
      payload: {
        ...preferences,
        preferredLessonTime: preferredLessonTime ?? LESSON_MINUTES.min,
        learningReason: learningReason === NO_REASON ? null : learningReason,
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
                  <SelectInput<Values, Values['learningReason']>
                    name="learningReason"
                    label={t('preferences.reason')}
                    note={t('preferences.reasonNote')}
                    options={reasonOptions.map((value) => ({
                      value,
                      label: t(`preferences.reasons.${value}`),
                    }))}
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

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${tokens.s4};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Formats an hour as HH:00. */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Reminders before an access ends, and hour and language of all reminders. */
function Choice({ settings, isLearningOff }: { settings: Settings; isLearningOff: boolean }) {
  const { t } = useTranslation('profile')
  const { run } = useWrite('putReminderSettings', {
    args: (body: Settings) => ({ body }),
    optimistic: [changes('getReminderSettings', (_before, chosen: Settings) => chosen)],
    success: () => t('reminders.saved'),
    failure: () => t('reminders.failed'),
  })
  const isOff = isLearningOff && !settings.accessEnds
  return (
    <>
      <Switch
        label={t('reminders.accessEnds')}
        note={t('reminders.accessEndsNote')}
        checked={settings.accessEnds}
        onChange={(accessEnds) => void run({ ...settings, accessEnds })}
      />
      <Two>
        <Select
          label={t('reminders.hour')}
          disabled={isOff}
          options={HOURS.map((hour) => ({ value: String(hour), label: clock(hour) }))}
          value={String(settings.hour)}
          onChange={(hour) => void run({ ...settings, hour: Number(hour) })}
        />
        <Select<InterfaceLang>
          label={t('reminders.lang')}
          disabled={isOff}
          options={interfaceLangs.map((lang) => ({ value: lang, label: t(`reminders.langs.${lang}`) }))}
          value={settings.lang}
          onChange={(lang) => void run({ ...settings, lang })}
        />
      </Two>
    </>
  )
}

/** Settings of reminders: on or off, on this device, hour and language (C61). Each is saved immediately. */
export const ReminderSettings = observer(function ReminderSettings() {
  const { t } = useTranslation('profile')
  const id = useId()
  const reads = useReads({ settings: read('getReminderSettings'), push: optional('getPushKey') })
  const { save, busy } = useSaveAccount({
    success: () => t('reminders.saved'),
    failure: () => t('reminders.failed'),
  })
  const { speakingActivities: _, ...preferences } = session.preferences
  const isOn = preferences.appNotificationsAllowed
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={4}>
        <div>
          <h2 id={id}>{t('reminders.title')}</h2>
          <Muted>{t('reminders.text')}</Muted>
        </div>
        <Switch
          label={t('preferences.notifications')}
          note={t('preferences.notificationsNote')}
          checked={isOn}
          disabled={busy}
          onChange={(appNotificationsAllowed) =>
            void save({ action: 'preferences', payload: { ...preferences, appNotificationsAllowed } })
          }
        />
        <ReadStates reads={reads} headingLevel={3} skeleton={<Skeleton height={140} radius={12} />}>
          {({ settings, push }) => (
            <>
              {push?.publicKey && <PushSwitch hour={settings.hour} isLearningOff={!isOn} />}
              <Choice settings={settings} isLearningOff={!isOn} />
            </>
          )}
        </ReadStates>
      </Stack>
    </Card>
  )
})

export default Preferences
