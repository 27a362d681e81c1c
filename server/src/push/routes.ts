import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { addDevice } from './service'
import { deleteDevice } from './store'

/** The devices on which a person receives notifications. */
export function pushRoutes(api: Api, services: Services): void {
  api.route('getPushKey', signedIn, async () => ({ publicKey: services.push?.publicKey ?? null }))

  api.route('putPushSubscription', signedIn, (call) => addDevice(call, services.push, call.body))

  api.route('removePushSubscription', signedIn, ({ db, person, body }) =>
    deleteDevice(db, person.userId, body.endpoint),
  )
}
