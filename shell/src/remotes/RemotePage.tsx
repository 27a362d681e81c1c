import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, ErrorState, Loader, Page, Skeleton } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useBackOnline } from '../network/use-back-online'
import { RemoteBoundary, RemoteContent } from './RemoteBoundary'
import { isOurFault, isWorthRetrying, type RemoteError } from './remote-error'
import { reloadIfReachable, remoteLoader, reportRemoteError } from './remote-loader'

/** Time in ms until slow loading is reported while loading continues. */
const SLOW_AFTER = 8_000

/** A page of a remote: skeleton, page, or a failure message with a retry that reloads. */
export function RemotePage({
  remote,
  page,
  onShown,
}: {
  remote: string
  page: string
  /** Called once the page is rendered. */
  onShown?: () => void
}) {
  const [attempt, setAttempt] = useState(0)
  const reloadRemote = () => {
    remoteLoader().markForRetry(remote)
    setAttempt((count) => count + 1)
  }
  const retry = async ({ kind }: RemoteError) => {
    // The request that timed out may still hang.
    if (kind !== 'timeout' || !(await reloadIfReachable())) reloadRemote()
  }
  return (
    <RemoteBoundary
      key={`${remote}/${page}/${attempt}`}
      remote={remote}
      version={() => remoteLoader().versionOf(remote)}
      onError={reportRemoteError}
      fallback={(error) => <FailedPage error={error} onRetry={() => retry(error)} />}
    >
      <RemoteContent remote={remote} face="pages" name={page} waiting={<LoadingPage />}>
        {(Content) => (
          <>
            <Content />
            <Shown onShown={onShown} />
          </>
        )}
      </RemoteContent>
    </RemoteBoundary>
  )
}

/** Calls `onShown` when its sibling is rendered. */
function Shown({ onShown }: { onShown?: () => void }) {
  const tell = useEffectEvent(() => onShown?.())
  useEffect(() => tell(), [])
  return null
}

/** Delay before the skeleton is shown, in ms, to avoid flicker. */
const SKELETON_AFTER = 120

const appear = keyframes`from { visibility: hidden; }`
const Later = styled(Page)`animation: ${appear} 1ms ${SKELETON_AFTER}ms backwards;`

/**
 * `slow`: takes longer than usual; `asking`: a retry is checking the server; `unreachable`: the server did not
 * respond.
 */
type Wait = 'short' | 'slow' | 'asking' | 'unreachable'

function LoadingPage() {
  const { t } = useTranslation(['shell', 'common'])
  const [wait, setWait] = useState<Wait>('short')
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    const timer = setTimeout(() => setWait('slow'), SLOW_AFTER)
    return () => {
      isHere.current = false
      clearTimeout(timer)
    }
  }, [])
  const retry = async () => {
    setWait('asking')
    // The page may load while the server is being checked.
    if (!(await reloadIfReachable(() => isHere.current))) setWait('unreachable')
  }
  return (
    <Later aria-busy="true">
      {wait !== 'short' ? (
        <div role="status">
          <EmptyState
            headingLevel={1}
            drawing={<Loader label={t('common:loading')} />}
            title={t('remote.slowTitle')}
            actions={
              <Button loading={wait === 'asking'} onClick={() => void retry()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t(wait === 'unreachable' ? 'remote.unreachableText' : 'remote.slowText')}
          </EmptyState>
        </div>
      ) : (
        <>
          <Skeleton width="240px" height="36px" />
          <Skeleton height="160px" />
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </>
      )}
    </Later>
  )
}

function FailedPage({ error, onRetry }: { error: RemoteError; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('shell')
  const [retrying, setRetrying] = useState(false)
  const { pathname } = useLocation()
  usePageTitle(t('remote.failedTitle'))
  const retry = () => {
    setRetrying(true)
    void onRetry()
  }
  useBackOnline(retry, isWorthRetrying(error))
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={t('remote.failedTitle')}
        retrying={retrying}
        onRetry={retry}
        actions={
          pathname !== paths.courses() && <Button to={paths.courses()}>{t('remote.toCourses')}</Button>
        }
      >
        {t(isOurFault(error) ? 'remote.brokenText' : 'remote.failedText')}
      </ErrorState>
    </Page>
  )
}
