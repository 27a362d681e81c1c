/**
 * When what an event tells happened. However late it arrives: browsers keep what they could not send until they can,
 * and a day counts by what was done on it.
 */
export const timeOfEvent = (event: { createdAt: string }, now: Date): Date =>
  new Date(Math.min(Date.parse(event.createdAt), now.getTime()))
