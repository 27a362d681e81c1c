import type { Course } from '@mowka/contract/schemas/learning'
import { fetchRecordings, savesData } from '@mowka/domain/audio/playback'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Alert, EmptyState, isOverlayOpen, media, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { optional, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AudioSettings } from './AudioSettings'
import { PlayerBar } from './PlayerBar'
import { partsOf, type Track } from './player/playback-rules'
import type { AudioPlayer } from './player/player-store'
import type { Langs } from './player/player-texts'
import { SentenceCards } from './SentenceCards'

/**
 * Prefetches every recording of a lesson in the background, so that it keeps playing without a network; with data
 * saving on, only upcoming recordings are fetched. Null means not loaded yet.
 */
function usePrefetchLesson(tracks: readonly Track[] | null): void {
  useEffect(() => {
    if (tracks === null || savesData()) return
    let isWanted = true
    const ids = tracks
      .flatMap((track) => partsOf(track, 'nativeForeign'))
      .map(({ recordingId }) => recordingId)
    void fetchRecordings([...new Set(ids)], audio.bytesOf, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [tracks])
}

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'button, a[href], input, select, textarea, summary, [role="tab"], [contenteditable]'

/**
 * Space toggles playback and the arrow keys move between sentences, unless the focused element handles these keys.
 */
function usePlayerKeys(player: AudioPlayer): void {
  useEffect(() => {
    const acts: Record<string, () => void> = {
      ' ': player.toggle,
      ArrowLeft: player.previous,
      ArrowRight: player.next,
    }
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isOverlayOpen()) return
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      const act = acts[event.key]
      const { target } = event
      // A button handles Space, but not the arrow keys.
      const own = target instanceof Element ? target.closest(OWN_KEYS) : null
      if (!act || (own && (event.key === ' ' || !own.matches('button, a[href]')))) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [player])
}

/** Leaves space for the bottom bar. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.trainerWidth}) 320px;
  gap: ${tokens.s8};
  align-items: start;
  padding-bottom: 112px;
  ${media.belowMedium} { display: flex; flex-direction: column-reverse; align-items: stretch; gap: 0; padding-bottom: 152px; }
`
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * The sentences of the current lesson, the settings and the player bar. Loads the sentences of the current lesson and
 * prefetches those of the next one.
 */
export const AudioPlayerView = observer(function AudioPlayerView({
  player,
  course,
  locked,
  above,
  below,
  aboveSections = false,
}: {
  player: AudioPlayer
  /** Determines the languages; falls back to the learner's languages if unknown. */
  course: Pick<Course, 'sourceLang' | 'targetLang'> | null
  /** Shown for a locked lesson (V-AUD-18). */
  locked: ReactNode
  /** Content above the sentences. */
  above?: ReactNode
  /** Content below the sentences. */
  below?: ReactNode
  /** Whether the layout has its navigation at the bottom on phones. */
  aboveSections?: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const { lessonId, nextLessonId, tracks, trouble } = player
  const { targetLang: foreign, sourceLang: native } = course ?? session
  const langs: Langs = { foreign, native }
  const reads = useReads({ recordings: read('getLessonRecordings', { id: lessonId }) })
  const next = useReads({
    recordings: optional('getLessonRecordings', nextLessonId === null ? null : { id: nextLessonId }),
  })
  const found = reads.state === 'ready' ? reads.data.recordings.data : null
  const isStopped = reads.state === 'failed' || reads.state === 'locked' || reads.state === 'missing'

  useEffect(() => {
    if (found) player.know(lessonId, found)
    else if (isStopped) player.pause()
  }, [player, lessonId, found, isStopped])
  usePrefetchLesson(found)
  usePrefetchLesson(next.state === 'ready' ? (next.data.recordings?.data ?? null) : null)
  usePlayerKeys(player)

  return (
    <>
      <Columns>
        <div>
          {above}
          {trouble && (
            <Alert kind={trouble === 'refused' ? 'info' : 'error'}>{t(`audio.trouble.${trouble}`)}</Alert>
          )}
          <ReadStates
            reads={reads}
            skeleton={
              <Stack gap={2}>
                {ROWS.map((row) => (
                  <Skeleton key={row} height={68} radius={16} />
                ))}
              </Stack>
            }
            locked={locked}
          >
            {() =>
              tracks?.length === 0 ? (
                <EmptyState title={t('audio.empty.title')}>{t('audio.empty.text')}</EmptyState>
              ) : (
                <Stack gap={5}>
                  <SentenceCards player={player} langs={langs} />
                  {below}
                </Stack>
              )
            }
          </ReadStates>
        </div>
        {!isStopped && <AudioSettings player={player} langs={langs} />}
      </Columns>
      {!isStopped && <PlayerBar player={player} langs={langs} aboveSections={aboveSections} />}
    </>
  )
})
