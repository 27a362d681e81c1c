import { Muted } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { eventWords, type ReleaseEvent } from './release-event'

/** The description of an event. Reasons from the server are in English. */
export function EventText({ event }: { event: Pick<ReleaseEvent, 'what' | 'detail'> }) {
  const { t } = useTranslation('admin')
  const { key, values, reasons } = eventWords(event)
  return (
    <div>
      <span>{t(`releases.event.${key}`, values)}</span>
      {reasons.map((reason) => (
        <Muted key={reason} size={13} lang="en">
          {reason}
        </Muted>
      ))}
    </div>
  )
}
