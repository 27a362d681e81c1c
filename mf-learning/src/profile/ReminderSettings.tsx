import type { ReminderSettings as Settings } from '@mowka/contract/schemas/user'
import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { session } from '@mowka/kernel/session'
import { Card, Muted, media, Select, Skeleton, Stack, Switch, tokens } from '@mowka/kernel/ui'
import { changes, read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSaveAccount } from './use-save-account'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${tokens.s4};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Formats an hour as HH:00. */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function Choice({ settings, isOff }: { settings: Settings; isOff: boolean }) {
  const { t } = useTranslation('profile')
  const { run } = useWrite('putReminderSettings', {
    args: (body: Settings) => ({ body }),
    optimistic: [changes('getReminderSettings', (_before, chosen: Settings) => chosen)],
    success: () => t('reminders.saved'),
    failure: () => t('reminders.failed'),
  })
  return (
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
  )
}

/** Email reminder settings: on or off, hour and language (C61). Each is saved immediately. */
export const ReminderSettings = observer(function ReminderSettings() {
  const { t } = useTranslation('profile')
  const id = useId()
  const reads = useReads({ settings: read('getReminderSettings') })
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
        <ReadStates reads={reads} headingLevel={3} skeleton={<Skeleton height={76} radius={12} />}>
          {({ settings }) => <Choice settings={settings} isOff={!isOn} />}
        </ReadStates>
      </Stack>
    </Card>
  )
})
