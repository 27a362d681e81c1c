import './site-data/start'
import type { PlatformRegistry } from '@mowka/contract/schemas/platform'
import { addTexts, chooseInterfaceLang, startI18n } from '@mowka/kernel/i18n'
import { loadHttpClient, reportError, sendRequest } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { loadOverlayParts } from '@mowka/kernel/ui'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { releaseStamp } from './cache/cache-validity'
import { responseCache } from './cache/response-cache'
import { consent } from './consent/consent-store'
import { errorReports, loadSentry } from './errors/error-reports'
import { provideFirstResponses, seedFromFirstResponses } from './first-calls/first-responses'
import plTexts from './locales/pl.json'
import { loadOnDemand } from './on-demand'
import { readPageData } from './page-data/page-data'
import { startPlatform } from './platform'
import { renewPush } from './push/push-device'
import { createFederation } from './remotes/federation'
import { leaveOutdatedPage } from './remotes/leave-outdated-page'
import { RemoteLoader } from './remotes/loader'
import { onIdle } from './remotes/on-idle'
import { ReleaseReports } from './remotes/release-reports'
import { browserId, OVERRIDE_VERSION, startOverrides, withOverrides } from './remotes/releases'
import { logFailure, type RemoteError, tagsOf } from './remotes/remote-error'
import { provideRemoteLoader } from './remotes/remote-loader'
import { loadAhead, preloadLinks } from './router/preload'
import { routeAt } from './routes/route-table'
import { startWorker } from './service-worker/start-worker'
import { account } from './session/account'
import { authSettings } from './session/auth-settings'
import { beginSession } from './session/begin-session'
import { isSnapshotShown, removeSnapshot, snapshotAddress } from './snapshot/snapshot'
import { allowScriptsFrom, startTrustedTypes } from './trusted-types/policy'

/** Timeout in ms; short, because the user has already waited for a failed load. */
const REGISTRY_TIMEOUT = 5_000

/** Fetches the current releases and shell version; the page only knows those of its load. Null after the timeout. */
async function fetchRegistry(): Promise<PlatformRegistry | null> {
  try {
    const response = await fetch('/api/platform/registry', {
      cache: 'no-store',
      signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
    })
    return response.ok ? ((await response.json()) as PlatformRegistry) : null
  } catch {
    return null
  }
}

/** Maximum wait of the first render for the account and the page's code, in ms. */
const FIRST_RENDER_TIMEOUT = 150

/** Maximum wait of the first render while a snapshot is shown, in ms. */
const SNAPSHOT_TIMEOUT = 3_000

/**
 * Not needed before the first visit is complete. If it fails, the next visit starts with an empty page, and what was
 * done in a snapshot is lost.
 */
const loadSnapshots = () =>
  import('./snapshot/snapshots').catch(() => ({
    recordSnapshots: () => {},
    handOverSnapshot: removeSnapshot,
  }))

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts the shell in the server-rendered page. */
async function start() {
  startTrustedTypes()
  const snapshots = isSnapshotShown() ? loadSnapshots() : null
  errorReports.listen(window)
  const pageData = readPageData()
  const { config, registry, overrides: state } = pageData
  responseCache.start(releaseStamp(pageData), window)
  provideFirstResponses(window)
  // Loads in parallel with the first render, whose components request more. If it fails, the first call retries.
  void loadHttpClient()
    .then(({ traceRequests }) => traceRequests(window.mowkaTraceparent))
    .catch(() => {})
  beginSession(authSettings(config, location.origin), config.auth.rolesClaim)
  const overrides = startOverrides(state)
  allowScriptsFrom(Object.values(overrides))
  const lang = chooseInterfaceLang(config.interfaceLang)
  document.documentElement.lang = lang
  await startI18n(lang)
  await addTexts('shell', { pl: async () => ({ default: plTexts }), en: () => import('./locales/en.json') })
  startPlatform()

  const reports = new ReleaseReports({
    send: (path, body) => sendRequest({ method: 'POST', path, body }),
    isSignedIn: () => session.isAuthenticated,
  })
  const onError = (error: RemoteError) => {
    logFailure(error)
    responseCache.invalidate()
    reportError(error, tagsOf(error))
    if (error.version !== OVERRIDE_VERSION) reports.failed(error.remote, error.version, error.kind)
  }
  provideRemoteLoader({
    loader: new RemoteLoader({
      registry: withOverrides(registry, overrides),
      readRegistry: async () => {
        const now = await fetchRegistry()
        return (
          now && {
            registry: withOverrides(now.registry, overrides),
            // The development shell has its own version, and its developers know which releases it contains.
            isForThisShell: state === 'active' || now.shell === config.shellVersion,
          }
        )
      },
      onOutdated: (face) => leaveOutdatedPage(face, () => location.reload()),
      federation: createFederation(),
      loadKernel: loadOnDemand,
      who: browserId,
      onFailure: onError,
      onLoaded: (remote, version) => {
        // Low priority.
        if (version !== OVERRIDE_VERSION) onIdle(() => reports.loaded(remote, version))
      },
    }),
    onError,
    isServerReachable: async () => (await fetchRegistry()) !== null,
    reload: () => location.reload(),
  })
  const opened = routeAt(location.pathname)
  const known = account.applyPrefetched().then(() => {
    if (session.user) return seedFromFirstResponses(pageData.firstReads.reads, responseCache.cache)
  })
  const pageCode = opened && loadAhead(opened)
  const ready = Promise.all([known, pageCode])
  preloadLinks(document)
  if (config.sentryDsn) consent.need()
  consent.listen()
  // Prefetched resources have arrived by now; waiting for them renders the page once.
  await Promise.race([ready, after(FIRST_RENDER_TIMEOUT)])
  // A layout without its page would show less than the snapshot on screen, and so would a page without cached
  // responses.
  let onRendered = removeSnapshot
  if (snapshots) {
    const handOver = snapshots.then(({ handOverSnapshot }) => {
      onRendered = handOverSnapshot
    })
    const isReady = Promise.all([handOver, responseCache.me ? pageCode : ready])
    await Promise.race([isReady, after(SNAPSHOT_TIMEOUT)])
    // Otherwise the redirect would be rendered first.
    history.replaceState(null, '', snapshotAddress() + location.hash)
  }
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(<App config={config} overrides={state} onRendered={onRendered} />)
    onIdle(() => void loadSnapshots().then(({ recordSnapshots }) => recordSnapshots(pageData, root, window)))
  }
  // If this fails, it is loaded again when an overlay opens.
  onIdle(() => void loadOverlayParts().catch(() => {}))
  const { sentryDsn: dsn, shellVersion: release } = config
  onIdle(() => void startWorker(state).then(renewPush))
  if (dsn) onIdle(() => void errorReports.start(() => loadSentry({ dsn, release })))
}

void start()
