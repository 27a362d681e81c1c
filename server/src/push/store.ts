import { and, desc, eq, exists, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { pushSubscriptions } from './tables'

export type Device = typeof pushSubscriptions.$inferSelect

/** Stores a device. One of another account moves to this one, which it hasn't reminded yet. */
export async function upsertDevice(db: Database, device: Omit<Device, 'remindedOn'>): Promise<void> {
  const { endpoint, ...changes } = device
  const { userId, remindedOn } = pushSubscriptions
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...changes })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...changes, remindedOn: sql`case when ${userId} = ${device.userId} then ${remindedOn} end` },
    })
}

/** Deletes all devices of a person except the `limit` newest. */
export async function deleteOldestDevices(db: Database, userId: string, limit: number): Promise<void> {
  const tooMany = db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.endpoint))
    .offset(limit)
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, tooMany))
}

const isDevice = (userId: string, endpoint: string) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint))

export async function deleteDevice(db: Database, userId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(isDevice(userId, endpoint))
}

/** Marks a device as reminded on a day. */
export async function markDeviceReminded(db: Database, device: Device, day: string): Promise<void> {
  await db.update(pushSubscriptions).set({ remindedOn: day }).where(isDevice(device.userId, device.endpoint))
}

export const readDevices = (db: Database, userId: string): Promise<Device[]> =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

/** Whether a person has a device that receives notifications. */
export const hasDevice = (db: Database, userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${exists(
    db.select({ one: sql`1` }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  )}`
