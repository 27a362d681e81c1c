import { useState } from 'react'

/**
 * Keeps the last answer on the screen while the next page is on its way. After an error there is nothing to keep:
 * rows of another page under this page's number would be wrong.
 */
export function useLastAnswer<Answer>({ data, error }: { data: Answer | undefined; error: unknown }) {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const shown = data ?? (error === undefined ? last : undefined)
  return { shown, waiting: data === undefined && shown !== undefined }
}
