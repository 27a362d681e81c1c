import * as v from 'valibot'
import { readStored, writeStored } from './raw'

/** A validated value in the browser's storage. */
export type Stored<Value> = {
  /** Returns the value; `null` if it is missing, invalid or inaccessible. */
  read: () => Value | null
  /** Writes the value; `null` removes it. Returns `false` if the browser refuses. */
  write: (value: Value | null) => boolean
  /** Calls back after another tab changed the value. Returns the function to unsubscribe. */
  watch: (onChange: () => void) => () => void
}

/**
 * Returns access to a value in the browser's storage, by default local storage. Other versions or scripts may have
 * written the value, so it is validated when it is read.
 */
export const stored = <Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  area: 'local' | 'session' = 'local',
): Stored<Value> => ({
  read: () => {
    const result = v.safeParse(schema, readStored(key, area))
    return result.success ? result.output : null
  },
  write: (value) => writeStored(key, value, area),
  watch: (onChange) => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that all storage was cleared.
      if (event.key === key || event.key === null) onChange()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
})

/** Schema of an array whose invalid items are dropped. */
export const validItems = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all): Item[] =>
      all.flatMap((each) => {
        const result = v.safeParse(item, each)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** Schema of a date and time that JavaScript can parse. */
export const dateText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
