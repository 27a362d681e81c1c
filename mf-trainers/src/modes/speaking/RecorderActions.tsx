import { IconPlayerPause, IconPlayerPlay, IconX } from '@mowka/kernel/ui/icons'
import { ActionButton } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Recorder } from './recorder/recorder'

/** Actions for a recording in progress besides finishing it. */
export const RecorderActions = observer(function RecorderActions({
  recorder,
  compact,
}: {
  recorder: Recorder
  compact: boolean
}) {
  const { t } = useTranslation('trainers')
  const isPaused = recorder.state === 'paused'
  return (
    <>
      <ActionButton
        icon={<IconX aria-hidden />}
        name={t('speaking.drop')}
        compact={compact}
        fullWidth
        onPress={recorder.drop}
      />
      {recorder.state !== 'loading' && (
        <ActionButton
          icon={isPaused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
          name={t(isPaused ? 'speaking.resume' : 'speaking.pause')}
          compact={compact}
          fullWidth
          onPress={isPaused ? recorder.resume : recorder.pause}
        />
      )}
    </>
  )
})
