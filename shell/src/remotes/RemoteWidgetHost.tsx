import type { WidgetName, WidgetProps } from '@mowka/kernel/platform'
import { ErrorState, Skeleton } from '@mowka/kernel/ui'
import { type ComponentType, createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteBoundary, RemoteContent } from './RemoteBoundary'
import { remoteLoader, reportRemoteError } from './remote-loader'

/** Renders a widget of another remote, with its own skeleton and error state. */
export function RemoteWidgetHost({ name, props }: { name: WidgetName; props: WidgetProps[WidgetName] }) {
  const { t } = useTranslation('shell')
  const [attempt, setAttempt] = useState(0)
  const [remote = '', widget = ''] = name.split('/')
  const retry = () => {
    remoteLoader().markForRetry(remote)
    setAttempt((count) => count + 1)
  }
  return (
    <RemoteBoundary
      key={`${name}/${attempt}`}
      remote={remote}
      version={() => remoteLoader().versionOf(remote)}
      onError={reportRemoteError}
      fallback={() => <ErrorState title={t('remote.widgetFailed')} onRetry={retry} bare />}
    >
      <RemoteContent remote={remote} face="widgets" name={widget} waiting={<Skeleton height="96px" />}>
        {(Content) => createElement(Content as ComponentType<WidgetProps[WidgetName]>, props)}
      </RemoteContent>
    </RemoteBoundary>
  )
}
