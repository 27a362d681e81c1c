import type { FailureKind } from '@mowka/contract/schemas/platform'
import type { WidgetName, WidgetProps } from '@mowka/kernel/platform'
import { ErrorState, Skeleton } from '@mowka/kernel/ui'
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useCallback,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useChunk } from '../boundaries/use-chunk'
import type { Face } from './loader'
import { RemoteError, readLoadError } from './remote-error'
import { remoteLoader, reportRemoteError } from './remote-loader'

type Props = {
  remote: string
  version: () => string
  /** Called for errors while rendering. The loader reports load errors itself. */
  onError: (error: RemoteError) => void
  /** Replacement for the failed part. */
  fallback: (error: RemoteError) => ReactNode
  children: ReactNode
}

/** A chunk that the page itself imports may fail to load; that is not the release's fault. */
function kindOf(error: unknown): FailureKind {
  const { kind } = readLoadError(error)
  if (kind === 'lost') return 'network'
  return kind === 'timeout' ? kind : 'render'
}

/** Error boundary of a remote's page or widget: an error inside breaks nothing else. A new key retries. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state: { error: RemoteError | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return {
      error: error instanceof RemoteError ? error : new RemoteError(kindOf(error), '', '', null, error),
    }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof RemoteError) return
    const { remote, version, onError } = this.props
    onError(new RemoteError(kindOf(error), remote, version(), null, error))
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}

/**
 * Renders a page or widget of a remote once it is loaded, and `waiting` until then. Errors are thrown for the
 * surrounding boundary; a new key retries.
 */
export function RemoteContent({
  remote,
  face,
  name,
  waiting,
  children,
}: {
  remote: string
  face: Face
  name: string
  waiting: ReactNode
  children: (Content: ComponentType) => ReactNode
}) {
  const load = useCallback(() => remoteLoader().load(remote, face, name), [remote, face, name])
  const Content = useChunk(load, () => remoteLoader().peek(remote, face, name))
  // For chunks that the page itself imports lazily.
  return Content ? <Suspense fallback={waiting}>{children(Content)}</Suspense> : waiting
}

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
