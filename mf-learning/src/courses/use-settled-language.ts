import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useState } from 'react'

/** Debounce of a language change before courses load, in ms (L-CRS-10). */
export const COURSES_DELAY = 800

/** Returns false for 800 ms after a language change, so that quick changes load only the last language. */
export function useSettledLanguage(lang: LangCode): boolean {
  const [settled, setSettled] = useState(lang)
  useEffect(() => {
    if (lang === settled) return
    const timer = setTimeout(() => setSettled(lang), COURSES_DELAY)
    return () => clearTimeout(timer)
  }, [lang, settled])
  return lang === settled
}
