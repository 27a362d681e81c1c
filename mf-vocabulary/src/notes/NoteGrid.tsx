import type { LessonWithNotes, UserNote } from '@mowka/contract/schemas/note'
import type { ApiError } from '@mowka/kernel/platform'
import { Alert, Button, media, Row, tokens } from '@mowka/kernel/ui'
import type { PagesState } from '@mowka/web/api/pages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoteCard } from './NoteCard'

/** Distance from the end of the list at which the next rows are loaded. */
const MARGIN = '200px'

/** End of an infinite list: loads the next rows when it comes near, or on press. */
function LoadMore({
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

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.s4};
  padding: 0;
  list-style: none;
  > li { min-width: 0; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

type ReadyPages = Extract<PagesState<UserNote>, { state: 'ready' }>

/** The matching notes and the end of the infinite list. */
export function NoteGrid({ pages, lessons }: { pages: ReadyPages; lessons: readonly LessonWithNotes[] }) {
  const { t } = useTranslation('vocabulary')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<{ gone: string; next: string | null } | null>(null)
  const { rows } = pages

  // Focuses the neighbour of a removed card.
  useEffect(() => {
    const wanted = focusNext.current
    if (!wanted || rows.some(({ _id }) => _id === wanted.gone)) return
    focusNext.current = null
    const selector = wanted.next === null ? null : `[data-remove-note="${CSS.escape(wanted.next)}"]`
    const neighbour = selector && list.current?.querySelector<HTMLElement>(selector)
    if (neighbour && (document.activeElement === document.body || document.activeElement === null))
      neighbour.focus()
  })

  const remember = (index: number) => {
    const gone = rows[index]?._id ?? ''
    focusNext.current = { gone, next: (rows[index + 1] ?? rows[index - 1])?._id ?? null }
  }
  return (
    <>
      <List ref={list} aria-label={t('notes.title')}>
        {rows.map((note, index) => (
          <li key={note._id}>
            <NoteCard
              note={note}
              lesson={lessons.find(({ lessonId }) => lessonId === note.lessonId)}
              onRemove={() => remember(index)}
            />
          </li>
        ))}
      </List>
      {pages.hasMore && (
        <LoadMore isLoading={pages.loadingMore} error={pages.moreError} onMore={pages.more} />
      )}
    </>
  )
}
