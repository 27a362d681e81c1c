import type { WordRepetition } from '@mowka/contract/schemas/vocabulary'
import { formatDate } from '@mowka/domain/warsaw-time'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Stack, Status, VisuallyHidden } from '@mowka/kernel/ui'
import { IconClock } from '@mowka/kernel/ui/icons'
import type { PagesState } from '@mowka/web/api/pages'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { neighbourOf } from '../lesson-words/lesson-words'
import { repetitionStage } from '../word-card/stage'
import { WordCard } from '../word-card/WordCard'
import { WordCardSkeletons } from '../word-card/WordCardSkeletons'
import { WordGrid } from '../word-card/word-card-styles'
import { reviewDate } from './review-date'
import { Sentinel } from './Sentinel'
import { useScrollRestoration } from './use-scroll-restoration'

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
