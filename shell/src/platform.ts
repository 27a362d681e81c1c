import { fetchApi } from '@mowka/shared/api'
import { writeStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { providePlatform, provideWidgetRenderer } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { confirmations } from './feedback/confirm-store'
import { snackbars } from './feedback/snackbar-store'
import { RemoteWidgetHost } from './remotes/RemoteWidgetHost'
import { remoteLoader } from './remotes/remote-loader'
import { routeEntry } from './routes/route-table'
import { account } from './session/account'
import { currentAuth } from './session/auth'

/** What belongs to a person and must not wait for the next one on this device (OWASP ASVS 14.3.1). */
function forgetPerson(): void {
  session.forgetLanguages()
  for (const key of [localKeys.sessionTimer, localKeys.levelingTestResult, localKeys.preselectedCourse]) {
    writeStored(key, null)
  }
}

/** Gives remotes what the shell does for them. */
export function startPlatform(): void {
  providePlatform({
    notify: snackbars.show,
    confirm: confirmations.ask,
    // Nobody waits for it and nobody misses it.
    track: (event, properties) => {
      fetchApi('track', { body: { event, properties } }).catch(() => {})
    },
    signIn: (target = location.pathname + location.search + location.hash) => {
      void currentAuth().signIn(target)
    },
    signOut: (target = '/login') => {
      forgetPerson()
      void currentAuth().signOut(new URL(target, location.origin).href)
    },
    refreshSession: async () => {
      await currentAuth().refresh()
      await account.load()
    },
    preload: (route) => {
      const { content } = routeEntry(route)
      if ('remote' in content) remoteLoader().prefetch(content.remote, 'pages', content.page)
    },
    reportError: (error, tags) => {
      console.warn('reported', tags, error, error instanceof Error ? error.cause : undefined)
    },
  })
  provideWidgetRenderer(RemoteWidgetHost)
}
