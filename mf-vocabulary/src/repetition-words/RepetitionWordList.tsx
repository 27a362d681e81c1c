import type { WordRepetition } from '@mowka/contract/schemas/vocabulary'
import { formatDate } from '@mowka/domain/time'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Stack, Status, VisuallyHidden } from '@mowka/kernel/ui'
import { IconClock } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import type { PagesState } from '@mowka/web/api/pages'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { neighbourOf } from '../lesson-words/lesson-words'
import { repetitionStage } from '../word-list/stage'
import { WordCard, WordCardSkeletons, WordGrid } from '../word-list/WordCard'
import { reviewDate } from './review-date'

type Word = { wordId: string; answer: string }

const rowOf = ({ wordId }: Word) => wordId

/**
 * Hides words of the global list and shows them again (V-LW-20). Updates optimistically, before the list is reloaded,
 * and rolls back if refused.
 */
export function useHiddenWords(known: readonly string[]) {
  const { t } = useTranslation('vocabulary')
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const take = (wordId: string, isHidden: boolean | undefined) =>
    setPressed((before) => {
      const next = new Map(before)
      if (isHidden === undefined) next.delete(wordId)
      else next.set(wordId, isHidden)
      return next
    })
  const hide = useWrite('addKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ body: { wordId } }),
    failure: (_error, { answer }) => t('known.hideFailed', { word: answer }),
  })
  const show = useWrite('removeKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ id: wordId }),
    failure: (_error, { answer }) => t('known.showFailed', { word: answer }),
  })

  const hidden = new Set(known)
  for (const [wordId, isHidden] of pressed) {
    if (isHidden) hidden.add(wordId)
    else hidden.delete(wordId)
  }
  const setHidden = async (word: Word, isHidden: boolean) => {
    take(word.wordId, isHidden)
    const { ok } = await (isHidden ? hide : show).run(word)
    if (!ok) take(word.wordId, undefined)
  }
  return { hidden, setHidden }
}

/** The first visible word and its distance from the top of the viewport, in px. */
type Place = { wordId: string; top: number }

/** Positions by history entry: going back returns to the same entry. */
const places = new Map<string, Place>()

const cardsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-word]')]

/** Returns the scroll position in a list; null at its top. */
function placeIn(list: Element): Place | null {
  if (window.scrollY === 0) return null
  const first = cardsIn(list).find((card) => card.getBoundingClientRect().bottom > 0)
  const wordId = first?.dataset.word
  return first && wordId ? { wordId, top: first.getBoundingClientRect().top } : null
}

/**
 * Restores the position in an infinite list on back navigation: the loaded rows are still cached, and the first
 * visible word is scrolled to. Following a link starts at the top, as everywhere.
 */
function useScrollRestoration(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const current = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const place = places.get(key)
    places.delete(key)
    const remember = () => {
      if (list.current) current.current = placeIn(list.current)
    }
    const frame = requestAnimationFrame(() => {
      // Runs after the page's own scroll to the top.
      const card =
        place && list.current && cardsIn(list.current).find((each) => each.dataset.word === place.wordId)
      if (card) window.scrollBy(0, card.getBoundingClientRect().top - place.top)
      remember()
      window.addEventListener('scroll', remember, { passive: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
      if (current.current) places.set(key, current.current)
    }
  }, [key, list])
}

/** Distance from the end of the list at which the next words are loaded, in px (V-RW-06). */
const NEAR = 200

/** End of an infinite list: calls `onNear` when it comes near, and checks again after every load (`loaded` rows). */
function Sentinel({ loaded, onNear }: { loaded: number; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer fires once for an end that stays near, so each page needs a new one
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [loaded])
  return <div ref={end} aria-hidden style={{ height: 1 }} />
}

/** Time during which hiding a word can be undone, in ms. */
const UNDO_TIME = 10_000

/** The next review date of a word, red if overdue (V-RW-08, V-RW-09). */
function NextReview({ at }: { at: string }) {
  const { t } = useTranslation('vocabulary')
  const when = reviewDate(at, new Date())
  return (
    <Status tone={when === 'overdue' ? 'danger' : 'muted'} icon={<IconClock aria-hidden />}>
      {t(`repetitionWords.date.${when}`, { date: formatDate(at) })}
    </Status>
  )
}

/** The hidden words, and a function that hides or shows one. */
type HiddenWords = {
  hidden: ReadonlySet<string>
  setHidden: (word: { wordId: string; answer: string }, isHidden: boolean) => Promise<void>
}

/** An infinite list of words in repetition (V-RW-06, V-RW-08). */
export function RepetitionWordList({
  list,
  hiding: { hidden, setHidden },
  showHidden,
  showSentences,
}: {
  list: Extract<PagesState<WordRepetition>, { state: 'ready' }>
  hiding: HiddenWords
  showHidden: boolean
  showSentences: boolean
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const [said, setSaid] = useState('')
  const ref = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string | null>(null)
  useScrollRestoration(ref)

  const entries = list.rows.map((row) => ({
    row,
    word: { wordId: row.wordId },
    known: hidden.has(row.wordId),
  }))
  const shown = showHidden ? entries : entries.filter(({ known }) => !known)

  const toggle = ({ row: { wordId, word }, known }: (typeof entries)[number]) => {
    // The card of a hidden word is removed, so the focus moves to the next card.
    if (!known && !showHidden) focusNext.current = neighbourOf(shown, wordId)
    const named = { wordId, answer: word.answer }
    if (known) setSaid(t('known.shown', { word: word.answer }))
    else {
      notify('success', t('known.hidden', { word: word.answer }), {
        action: { label: t('known.undo'), onSelect: () => void setHidden(named, false) },
        duration: UNDO_TIME,
      })
    }
    void setHidden(named, !known)
  }

  useEffect(() => {
    const wordId = focusNext.current
    if (wordId === null) return
    focusNext.current = null
    ref.current?.querySelector<HTMLElement>(`[data-known-toggle="${CSS.escape(wordId)}"]`)?.focus()
  })

  return (
    <section>
      <VisuallyHidden as="h2">{t('repetitionWords.list')}</VisuallyHidden>
      <WordGrid ref={ref}>
        {shown.map((entry) => {
          const { wordId, stage, nextReviewAt, word } = entry.row
          return (
            <li key={wordId} data-word={wordId}>
              <WordCard
                word={{
                  ...word,
                  wordId,
                  sentences: word.exampleSentences.map(({ sentence, sourceLangSentenceTranslation }) => ({
                    answer: sentence,
                    example: sourceLangSentenceTranslation,
                  })),
                }}
                stage={repetitionStage(stage)}
                known={entry.known}
                showSentences={showSentences}
                onToggleKnown={() => toggle(entry)}
                aside={nextReviewAt && <NextReview at={nextReviewAt} />}
              />
            </li>
          )
        })}
      </WordGrid>
      {list.hasMore && !list.moreError && (
        <Sentinel loaded={list.rows.length} onNear={() => !list.loadingMore && list.more()} />
      )}
      {list.loadingMore && (
        <Stack role="group" aria-busy aria-label={t('common:loading')}>
          <WordCardSkeletons count={2} />
        </Stack>
      )}
      {list.moreError && (
        <Alert
          kind="error"
          actions={
            <Button size="sm" loading={list.loadingMore} onClick={list.more}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('repetitionWords.moreFailed')}
        </Alert>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
