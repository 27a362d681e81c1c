import { useEffect, useState } from 'react'

/** Time the icon confirms copying, in ms (L-AI-13). */
export const COPY_RESET = 2000

/** Copies a text; `isCopied` is true for a moment afterwards. Calls `onFailure` if the browser refuses. */
export function useCopied(onFailure: () => void): { isCopied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = window.setTimeout(() => setCopied(0), COPY_RESET)
    return () => window.clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((times) => times + 1)
    } catch {
      onFailure()
    }
  }
  return { isCopied: copied > 0, copy: (text) => void copy(text) }
}
