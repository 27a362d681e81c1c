import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, Row } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Distance from the end of the list at which the next rows are loaded. */
const MARGIN = '200px'

/** End of an infinite list: loads the next rows when it comes near, or on press. */
export function LoadMore({
  isLoading,
  error,
  onMore,
}: {
  isLoading: boolean
  /** The next rows failed to load. */
  error: ApiError | undefined
  onMore: () => void
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(() => {
    if (!isLoading && !error) onMore()
  })
  useEffect(() => {
    const element = end.current
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end}>
      {error ? (
        <Alert kind="error" actions={<Button onClick={onMore}>{t('common:retry')}</Button>}>
          {t('notes.moreFailed')}
        </Alert>
      ) : (
        <Row justify="center">
          <Button loading={isLoading} onClick={onMore}>
            {t('notes.more')}
          </Button>
        </Row>
      )}
    </div>
  )
}
