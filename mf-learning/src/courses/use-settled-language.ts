import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useState } from 'react'

/** Courses wait this long after a change of the language, in milliseconds (L-CRS-10). */
export const COURSES_DELAY = 800

/** False from a change of the language until 800 ms later: someone who tries several loads only the last one. */
export function useSettledLanguage(lang: LangCode): boolean {
  const [settled, setSettled] = useState(lang)
  useEffect(() => {
    if (lang === settled) return
    const timer = setTimeout(() => setSettled(lang), COURSES_DELAY)
    return () => clearTimeout(timer)
  }, [lang, settled])
  return lang === settled
}
