import { outbox, providePlatform, provideWidgetRenderer, startOutbox } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { outboxCall } from '@mowka/web/api'
import i18next from 'i18next'
import { errorReports } from './errors/error-reports'
import { confirmations } from './feedback/confirm-store'
import { unsaved } from './feedback/LeaveGuard'
import { snackbars } from './feedback/snackbar-store'
import { leavePush } from './push/push-device'
import { RemoteWidgetHost } from './remotes/RemoteBoundary'
import { remoteLoader } from './remotes/remote-loader'
import { routeEntry } from './routes/route-table'
import { account } from './session/account'
import { currentAuth, leavePage } from './session/auth'
import { clearUserData } from './session/device-owner'
import { isSiteDataBlocked } from './site-data/site-data'

/** Removes the user's data from this device and ends the session. */
function signOut(target: string): void {
  // A new user who isn't let in yet takes over their visitor data (C45).
  if (session.isAuthenticated) {
    // A user's events are sent under their own name or not at all.
    outbox.statistics.leave()
    outbox.statistics.forget()
    outbox.learning.forget()
    clearUserData()
  }
  leavePage()
  currentAuth()
    .signOut(new URL(target, location.origin).href)
    .catch(() => snackbars.show('error', i18next.t('common:error.generic')))
}

/** Provides the shell's services to remotes. */
export function startPlatform(): void {
  providePlatform({
    notify: snackbars.show,
    confirm: confirmations.ask,
    track: (event, properties) =>
      outbox.statistics.post(outboxCall('track', { body: { event, properties } }, crypto.randomUUID())),
    signIn: async (target = location.pathname + location.search + location.hash, hint) => {
      if (isSiteDataBlocked()) {
        snackbars.show('error', i18next.t('shell:login.siteData.title'))
        return false
      }
      leavePage()
      try {
        await currentAuth().signIn(target, hint)
        return true
      } catch {
        snackbars.show('error', i18next.t('shell:signInFailed'))
        return false
      }
    },
    signOut: (target = '/login') => {
      const leaving = leavePush()
      if (leaving) void leaving.then(() => signOut(target))
      else signOut(target)
    },
    refreshSession: async () => {
      await currentAuth().refresh()
      await account.load()
    },
    preload: (route) => {
      const { content } = routeEntry(route)
      if ('remote' in content) remoteLoader().prefetch(content.remote, 'pages', content.page)
    },
    hasPage: (route) => {
      const { content } = routeEntry(route)
      return !('remote' in content) || remoteLoader().has(content.remote, 'pages', content.page)
    },
    keepUnsaved: unsaved.keep,
    reportError: (error, tags) => {
      console.warn('reported', tags, error, error instanceof Error ? error.cause : undefined)
      errorReports.report(error, tags)
    },
  })
  provideWidgetRenderer(RemoteWidgetHost)
  startOutbox(window)
}
