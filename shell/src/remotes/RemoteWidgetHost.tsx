import type { WidgetName, WidgetProps } from '@mowka/shared/platform'
import { ErrorState, Skeleton } from '@mowka/shared/ui'
import { type ComponentType, createElement, lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteBoundary } from './RemoteBoundary'
import { remoteLoader, reportRemoteError } from './remote-loader'

/** Shows a part that one remote lends to another, with a skeleton and an error of its own. */
export function RemoteWidgetHost({ name, props }: { name: WidgetName; props: WidgetProps[WidgetName] }) {
  const { t } = useTranslation('shell')
  const [attempt, setAttempt] = useState(0)
  const [remote = '', widget = ''] = name.split('/')
  const retry = () => {
    remoteLoader().doubt(remote)
    setAttempt((count) => count + 1)
  }
  const Widget = useMemo(() => {
    void attempt
    const load = async () => ({ default: await remoteLoader().load(remote, 'widgets', widget) })
    return (remoteLoader().peek(remote, 'widgets', widget) ?? lazy(load)) as ComponentType<
      WidgetProps[WidgetName]
    >
  }, [remote, widget, attempt])
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      version={() => remoteLoader().versionOf(remote)}
      onError={reportRemoteError}
      fallback={() => <ErrorState title={t('remote.widgetFailed')} onRetry={retry} bare />}
    >
      <Suspense fallback={<Skeleton height="96px" />}>{createElement(Widget, props)}</Suspense>
    </RemoteBoundary>
  )
}
