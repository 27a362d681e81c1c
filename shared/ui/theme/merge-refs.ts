import type { Ref } from 'react'

/** One ref callback that fills several refs. */
export function mergeRefs<Node>(...refs: readonly (Ref<Node> | undefined)[]): (node: Node | null) => void {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    }
  }
}
