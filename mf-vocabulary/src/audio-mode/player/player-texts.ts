import type { LangCode } from '@mowka/contract/schemas/common'
import type { useLanguageNames } from '@mowka/web/views/learning-language'
import type { TFunction } from 'i18next'
import type { SentenceMode, Side } from './playback-rules'
import type { AudioPlayer } from './player-store'

/** The two languages of a lesson. */
export type Langs = Record<Side, LangCode>

type Words = { t: TFunction<'vocabulary'>; adverbOf: ReturnType<typeof useLanguageNames>['adverbOf'] }

/** Describes the current and the next recording. */
export function phaseText(
  { t, adverbOf }: Words,
  { status, phase, mode, breakSeconds, tracks }: AudioPlayer,
  langs: Langs,
): string {
  if (status === 'ended') return t('audio.phase.ended')
  if (status === 'paused') return t('audio.phase.paused')
  if (phase === null) return tracks === null ? t('audio.phase.loading') : ''
  if ('pause' in phase) return t('audio.phase.break', { count: phase.pause })
  const now = adverbOf(langs[phase.side])
  const isFirstOfTwo =
    (mode === 'nativeForeign' && phase.side === 'native') ||
    (mode === 'foreignNative' && phase.side === 'foreign')
  return isFirstOfTwo
    ? t('audio.phase.thenLang', {
        now,
        next: adverbOf(langs[phase.side === 'native' ? 'foreign' : 'native']),
      })
    : t('audio.phase.thenBreak', { now, count: breakSeconds })
}

/** Describes the languages of a mode, e.g. "Po polsku, potem po angielsku". */
export function modeText({ t, adverbOf }: Words, mode: SentenceMode, langs: Langs): string {
  const text = t(`audio.settings.${mode}`, {
    foreign: adverbOf(langs.foreign),
    native: adverbOf(langs.native),
  })
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
