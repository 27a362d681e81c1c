import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, Row } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The next rows are fetched when the end of the list is so near. */
const MARGIN = '200px'

/** The end of an endless list: loads what follows as it comes near, or at a press. */
export function MoreBelow({
  isLoading,
  error,
  onMore,
}: {
  isLoading: boolean
  /** The next rows did not come. */
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
