import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { text } from './common'

/** Address of a device at its browser's push service, which accepts only messages that the server signed. */
const Endpoint = text(1000, 1)

/** A subscription as browsers serialize it (`PushSubscription.toJSON`), with unpadded base64url keys. */
export const PushSubscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** The device's public key: an uncompressed point of P-256. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** The device's authentication secret of 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const pushCalls = {
  /** The server's public key, for which a device subscribes; null if the platform sends no notifications. */
  getPushKey: { answer: z.object({ publicKey: z.string().nullable() }) },
  /** Adds the caller's device, or moves it to the caller's account. */
  putPushSubscription: { body: PushSubscription },
  /** Removes the caller's device; has no effect if it is unknown. */
  removePushSubscription: { body: z.object({ endpoint: Endpoint }) },
} satisfies Record<string, CallSchema>
