import { useEffect, useEffectEvent, useState } from 'react'

/** Search debounce in ms (A-EXER-09). */
const SEARCH_DEBOUNCE = 500

/**
 * Text of a search box whose search is stored elsewhere (the URL): applied after a debounce, or immediately with
 * `commit`. The box follows external changes of the search (Back button, links).
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
    // Our own search must not overwrite text typed since.
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
