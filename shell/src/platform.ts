import { splitCall } from '@mowka/shared/contract/endpoint'
import { endpoints } from '@mowka/shared/contract/endpoints'
import { providePlatform, provideWidgetRenderer, sendRequest } from '@mowka/shared/platform'
import { errorReports } from './errors/error-reports'
import { confirmations } from './feedback/confirm-store'
import { snackbars } from './feedback/snackbar-store'
import { RemoteWidgetHost } from './remotes/RemoteWidgetHost'
import { remoteLoader } from './remotes/remote-loader'
import { routeEntry } from './routes/route-table'
import { account } from './session/account'
import { currentAuth } from './session/auth'
import { forgetPerson } from './session/forget-person'
import { leavePage } from './session/leave-page'
import { TrackQueue } from './tracking/track-queue'

const { path: trackPath } = splitCall(endpoints.track.call)

/** Gives remotes what the shell does for them. */
export function startPlatform(): void {
  const tracking = new TrackQueue({
    send: (event) => sendRequest({ method: 'POST', path: trackPath, body: event, keepalive: true }),
  })
  tracking.listen(window)

  providePlatform({
    notify: snackbars.show,
    confirm: confirmations.ask,
    track: (event, properties) => tracking.add(event, properties),
    signIn: (target = location.pathname + location.search + location.hash, hint) => {
      leavePage()
      void currentAuth().signIn(target, hint)
    },
    signOut: (target = '/login') => {
      // What the person did is sent under their own name or not at all.
      tracking.leave()
      tracking.clear()
      forgetPerson()
      leavePage()
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
    hasPage: (route) => {
      const { content } = routeEntry(route)
      return !('remote' in content) || remoteLoader().has(content.remote, 'pages', content.page)
    },
    reportError: (error, tags) => {
      console.warn('reported', tags, error, error instanceof Error ? error.cause : undefined)
      errorReports.report(error, tags)
    },
  })
  provideWidgetRenderer(RemoteWidgetHost)
}
