import { useEffect, useEffectEvent, useState } from 'react'

/** A search waits this long after the last key, in milliseconds (A-EXER-09). */
const SEARCH_DEBOUNCE = 500

/**
 * The text of a search box over a search that lives elsewhere (the address): what is typed is searched for once the
 * typing rests, or at once with `commit`. When the search changes from outside (back, a link), the box follows.
 */
export function useSearchText(
  search: string,
  onSearch: (search: string) => void,
  delay: number = SEARCH_DEBOUNCE,
) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Our own search coming back must not take away what was typed since.
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }

  const wanted = text.trim()
  const commit = () => {
    if (wanted === sent) return
    setSent(wanted)
    onSearch(wanted)
  }
  const commitLater = useEffectEvent(commit)
  useEffect(() => {
    if (wanted === sent) return
    const timer = setTimeout(() => commitLater(), delay)
    return () => clearTimeout(timer)
  }, [wanted, sent, delay])

  return { text, setText, commit }
}
