import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { TFunction } from 'i18next'
import type { AudioPlayer } from './player-store'
import type { SentenceMode, Side } from './track'

/** The two languages of a lesson. */
export type Langs = Record<Side, LangCode>

/** Says in words what is heard now and what follows. */
export function phaseText(
  t: TFunction<'vocabulary'>,
  { status, phase, mode, breakSeconds, tracks }: AudioPlayer,
  langs: Langs,
): string {
  if (status === 'ended') return t('audio.phase.ended')
  if (status === 'paused') return t('audio.phase.paused')
  if (phase === null) return tracks === null ? t('audio.phase.loading') : ''
  if ('pause' in phase) return t('audio.phase.break', { count: phase.pause })
  const now = t(`audio.in.${langs[phase.side]}`)
  const isFirstOfTwo =
    (mode === 'nativeForeign' && phase.side === 'native') ||
    (mode === 'foreignNative' && phase.side === 'foreign')
  return isFirstOfTwo
    ? t('audio.phase.thenLang', {
        now,
        next: t(`audio.in.${langs[phase.side === 'native' ? 'foreign' : 'native']}`),
      })
    : t('audio.phase.thenBreak', { now, count: breakSeconds })
}

/** Says what is heard in a mode, e.g. "Po polsku, potem po angielsku". */
export function modeText(t: TFunction<'vocabulary'>, mode: SentenceMode, langs: Langs): string {
  const text = t(`audio.settings.${mode}`, {
    foreign: t(`audio.in.${langs.foreign}`),
    native: t(`audio.in.${langs.native}`),
  })
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
