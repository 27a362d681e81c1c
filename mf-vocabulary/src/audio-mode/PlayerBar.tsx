import { FAST_RATE } from '@mowka/domain/audio/playback'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { audio, usePresses } from '@mowka/kernel/platform/study'
import { IconButton, media, queries, tokens, useMediaQuery, useSnackbarsAbove } from '@mowka/kernel/ui'
import {
  IconArrowsShuffle,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRepeat,
} from '@mowka/kernel/ui/icons'
import { keepFocus } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AudioPlayer } from './player/player-store'
import { type Langs, phaseText } from './player/player-texts'

/**
 * Press handler of the play button: pauses immediately, or plays after the double-press delay; a double press plays
 * fast (V-AUD-17, C01).
 */
function usePlayPress(player: AudioPlayer): () => void {
  const hasPaused = useRef(false)
  const press = usePresses('player', (times) => {
    if (times === 2) audio.setRate(FAST_RATE)
    if (times === 2 || !hasPaused.current) player.play()
  })
  return () => {
    hasPaused.current = player.status === 'playing'
    if (hasPaused.current) player.pause()
    else player.prepare()
    press()
  }
}

const Bar = styled.section<{ $aboveSections: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
  ${media.belowMedium} { bottom: ${({ $aboveSections }) => ($aboveSections ? tokens.bottomBar : '0')}; }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.s4};
    width: min(100% - 2 * ${tokens.gutter}, 1112px);
    min-height: 96px;
    margin-inline: auto;
    ${media.belowMedium} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${tokens.s2};
      padding-block: ${tokens.s3} calc(${tokens.s3} + env(safe-area-inset-bottom));
    }
  }
`
const Words = styled.div`
  min-width: 0;
  > p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :first-child { font-weight: 800; }
  > :last-child { min-height: 1.5em; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { text-align: center; }
`
const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  > button { color: ${tokens.text}; }
  > [aria-pressed='true'] { background: ${tokens.text}; color: ${tokens.card}; }
`
const Main = styled.button`
  && {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    margin-inline: ${tokens.s4};
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: ${tokens.primary};
    color: ${tokens.onPrimary};
    cursor: pointer;
  }
  svg { width: 30px; height: auto; }
  ${media.hover} { &&:hover { background: ${tokens.primaryHover}; } }
`
const Keys = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.s2};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  kbd {
    padding: 2px ${tokens.s2};
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.r8};
    color: ${tokens.text};
    font: inherit;
    font-weight: 700;
  }
`

/**
 * The bottom player (V-AUD-01): current sentence, shuffle, previous, play/pause, next, repeat (V-AUD-04, -12, -13).
 */
export const PlayerBar = observer(function PlayerBar({
  player,
  langs,
  aboveSections,
}: {
  player: AudioPlayer
  langs: Langs
  /** Whether the layout has its navigation at the bottom on phones. */
  aboveSections: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const { adverbOf } = useLanguageNames()
  const bar = useRef<HTMLElement>(null)
  const press = usePlayPress(player)
  const isWide = useMediaQuery(queries.medium)
  useSnackbarsAbove(bar)
  const { track, status, isShuffled, isRepeating } = player
  const isPlaying = status === 'playing'
  return (
    <Bar ref={bar} $aboveSections={aboveSections} aria-label={t('audio.player')}>
      <div>
        <Words>
          <p {...(track && textIn(langTag(langs.foreign)))}>
            {track ? displayText(track.answer, langs.foreign) : '\u00a0'}
          </p>
          <p>{phaseText({ t, adverbOf }, player, langs)}</p>
        </Words>
        <Buttons onMouseDown={keepFocus}>
          <IconButton
            size="lg"
            aria-label={t('audio.shuffle')}
            aria-pressed={isShuffled}
            onClick={() => player.setShuffled(!isShuffled)}
          >
            <IconArrowsShuffle aria-hidden />
          </IconButton>
          <IconButton
            size="lg"
            aria-label={t('audio.previous')}
            disabled={player.isFirst}
            onClick={player.previous}
          >
            <IconPlayerSkipBack aria-hidden />
          </IconButton>
          <Main type="button" aria-label={t(isPlaying ? 'audio.pause' : 'audio.play')} onClick={press}>
            {isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
          </Main>
          <IconButton size="lg" aria-label={t('audio.next')} disabled={player.isLast} onClick={player.next}>
            <IconPlayerSkipForward aria-hidden />
          </IconButton>
          <IconButton
            size="lg"
            aria-label={t('audio.repeat')}
            aria-pressed={isRepeating}
            onClick={() => player.setRepeating(!isRepeating)}
          >
            <IconRepeat aria-hidden />
          </IconButton>
        </Buttons>
        {isWide && (
          <Keys>
            {t('audio.keys.pause')} <kbd>{t('audio.keys.space')}</kbd> {t('audio.keys.sentences')}{' '}
            <kbd aria-label={t('audio.keys.left')}>←</kbd> <kbd aria-label={t('audio.keys.right')}>→</kbd>
          </Keys>
        )}
      </div>
    </Bar>
  )
})
