import type { ReadName } from '@mowka/contract/endpoints'
import type { useSWRConfig } from 'swr'
import { isApiKey } from './api-key'

type Swr = ReturnType<typeof useSWRConfig>
type Change = (data: unknown) => unknown

/** Optimistic state of one read. */
type Layer = {
  /** Pending changes, and successful ones until all have ended. */
  changes: Change[]
  pending: number
  /** SWR's last mutation; it ends with the layer. */
  shown: Promise<unknown>
  ended: Promise<void>
  end: () => void
}

const layers = new WeakMap<Swr['cache'], Map<ReadName, Layer>>()

function newLayer(): Layer {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { changes: [], pending: 0, shown: ended, ended, end }
}

/**
 * Applies an optimistic change to a read, based on SWR's optimistic mutation. Several changes may overlap: reverting
 * one preserves the others, and responses that arrive before the last one has ended don't hide them. Returns the
 * function that ends the change: after success it stays until the read is revalidated, otherwise it is reverted. That
 * function returns whether other changes of the read overlapped.
 */
export function showChange(
  { cache, mutate }: Pick<Swr, 'cache' | 'mutate'>,
  name: ReadName,
  change: Change,
): (worked: boolean) => Promise<boolean> {
  const ofCache = layers.get(cache) ?? new Map<ReadName, Layer>()
  layers.set(cache, ofCache)
  const layer = ofCache.get(name) ?? newLayer()
  ofCache.set(name, layer)

  const show = () => {
    layer.shown = mutate((key) => isApiKey(key) && key[0] === 'api' && key[1] === name, layer.ended, {
      optimisticData: (committed: unknown) =>
        committed === undefined
          ? undefined
          : layer.changes.reduce<unknown>((data, each) => each(data), committed),
      populateCache: false,
      revalidate: false,
    })
  }

  layer.changes.push(change)
  layer.pending += 1
  show()
  return async (worked) => {
    layer.pending -= 1
    if (!worked) {
      layer.changes.splice(layer.changes.indexOf(change), 1)
      show()
    }
    const hasOthers = layer.changes.some((each) => each !== change)
    if (layer.pending === 0) {
      ofCache.delete(name)
      layer.end()
      // SWR drops responses of requests that started before the mutation ended.
      await layer.shown
    }
    return hasOthers
  }
}
