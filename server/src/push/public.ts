/** Notifications on devices, for other domains. */
export { type Delivery, remindDevices } from './service'
export { hasDevice } from './store'
