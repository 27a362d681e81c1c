import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import {
  Button,
  Card,
  Divider,
  media,
  queries,
  ResponsiveDialog,
  Row,
  Stack,
  Switch,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { Slider } from '@mowka/kernel/ui/controls'
import { IconAdjustmentsHorizontal, IconChevronDown, IconGauge } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { hasNative, sentenceModes } from './player/playback-rules'
import type { AudioPlayer } from './player/player-store'
import { type Langs, modeText } from './player/player-texts'

/** Bounds and step of the break between sentences, in seconds (V-AUD-14). */
const BREAK = { min: 3, max: 10, step: 1 } as const

/** Debounce for saving the slider value, in ms. */
const SAVE_DEBOUNCE = 500

/**
 * Changes the break between sentences: immediately in the player, debounced in the account (V-AUD-16). A value that
 * can't be saved applies until the player is closed.
 */
function useBreak(player: AudioPlayer): (seconds: number) => void {
  const { t } = useTranslation('vocabulary')
  const { run } = useWrite('patchUserMetadata', {
    row: () => 'audioBreak',
    args: (seconds: number) => ({
      body: { action: 'preferences' as const, payload: { audioModeBreakBetweenSentances: seconds } },
    }),
    onAnswer: (user) => session.setUser(user),
    failure: () => t('audio.breakNotSaved'),
  })
  const timer = useRef<number | undefined>(undefined)
  const save = useRef(() => {})
  useEffect(
    () => () => {
      if (timer.current !== undefined) save.current()
    },
    [],
  )
  return (seconds) => {
    player.setBreak(seconds)
    window.clearTimeout(timer.current)
    save.current = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      void run(seconds)
    }
    timer.current = window.setTimeout(() => save.current(), SAVE_DEBOUNCE)
  }
}

const Modes = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-weight: 800; }
`
const Mode = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 44px;
  cursor: pointer;
  &:has(:disabled) { color: ${tokens.disabled}; cursor: not-allowed; }
  input {
    flex: none;
    appearance: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 1.5px solid ${tokens.lineStrong};
    border-radius: 50%;
    background: ${tokens.card};
    cursor: inherit;
    &:checked { border: 8px solid ${tokens.text}; }
  }
`
const Bounds = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -8px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Side = styled(Card).attrs({ as: 'aside' })`
  position: sticky;
  top: 88px;
`
/** Button that shows the current settings and opens the dialog. */
const Opener = styled(Button)`
  && { justify-content: flex-start; width: 100%; margin-bottom: ${tokens.s4}; text-align: left; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 500; }
  > :last-child { margin-left: auto; }
  ${media.medium} { display: none; }
`

const Settings = observer(function Settings({ player, langs }: { player: AudioPlayer; langs: Langs }) {
  const { t, i18n } = useTranslation('vocabulary')
  const { adverbOf } = useLanguageNames()
  const changeBreak = useBreak(player)
  const name = useId()
  const canHearNative = hasNative(player.tracks ?? [])
  // The rate is hidden at 1 (P-AUDIO-02).
  const rate =
    audio.rate === 1
      ? t('audio.settings.normalRate')
      : `${new Intl.NumberFormat(i18n.language).format(audio.rate)}×`
  return (
    <Stack gap={5}>
      <Modes>
        <legend>{t('audio.settings.mode')}</legend>
        {sentenceModes.map((mode) => (
          <Mode key={mode}>
            <input
              type="radio"
              name={name}
              checked={player.mode === mode}
              disabled={mode !== 'foreign' && player.tracks !== null && !canHearNative}
              onChange={() => player.setMode(mode)}
            />
            {modeText({ t, adverbOf }, mode, langs)}
          </Mode>
        ))}
      </Modes>
      <div>
        <Slider
          label={t('audio.settings.break')}
          value={player.breakSeconds}
          {...BREAK}
          onChange={changeBreak}
          formatValue={(count) => t('audio.seconds', { count })}
        />
        <Bounds aria-hidden>
          <span>{BREAK.min} s</span>
          <span>{BREAK.max} s</span>
        </Bounds>
      </div>
      {player.lessonIds.length > 1 && (
        <Switch label={t('audio.settings.goesOn')} checked={player.goesOn} onChange={player.setGoesOn} />
      )}
      <Divider />
      <Row justify="between">
        <b>{t('audio.settings.rate')}</b>
        <Button
          aria-label={t('audio.settings.changeRate', { rate: rate.toLocaleLowerCase(i18n.language) })}
          leftIcon={<IconGauge aria-hidden />}
          onClick={audio.cycleRate}
        >
          {rate}
        </Button>
      </Row>
    </Stack>
  )
})

/** Settings beside the sentences; below 960 px a button that shows the current settings and opens a dialog. */
export const AudioSettings = observer(function AudioSettings({
  player,
  langs,
}: {
  player: AudioPlayer
  langs: Langs
}) {
  const { t } = useTranslation('vocabulary')
  const { adverbOf } = useLanguageNames()
  const isWide = useMediaQuery(queries.medium)
  const [isOpen, setOpen] = useState(false)
  if (isWide)
    return (
      <Side aria-label={t('audio.settings.title')}>
        <Stack gap={4}>
          <h2>{t('audio.settings.title')}</h2>
          <Settings player={player} langs={langs} />
        </Stack>
      </Side>
    )
  return (
    <>
      <Opener
        aria-haspopup="dialog"
        leftIcon={<IconAdjustmentsHorizontal aria-hidden />}
        rightIcon={<IconChevronDown aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span>
          {modeText({ t, adverbOf }, player.mode, langs)}{' '}
          <small>· {t('audio.settings.shortBreak', { count: player.breakSeconds })}</small>
        </span>
      </Opener>
      <ResponsiveDialog open={isOpen} onClose={() => setOpen(false)} title={t('audio.settings.title')}>
        <Settings player={player} langs={langs} />
      </ResponsiveDialog>
    </>
  )
})
