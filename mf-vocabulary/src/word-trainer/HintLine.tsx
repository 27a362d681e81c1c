import { langTag, textIn } from '@mowka/domain/languages'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import type { HintNote } from './hint-note'
import type { SaidText } from './word-exercise'

/** A text in its own language. */
export const InItsLanguage = ({ said: { text, lang } }: { said: SaidText }) => (
  <b {...textIn(langTag(lang))}>{text}</b>
)

/** What a hint says, in words: its mark in the exercise is for those who see it. */
export function HintLine({ note }: { note: HintNote }) {
  return (
    <>
      <IconBulb aria-hidden />
      <span>
        <HintWords note={note} />
      </span>
    </>
  )
}

function HintWords({ note }: { note: HintNote }) {
  const { t } = useTranslation('vocabulary')
  switch (note.kind) {
    case 'letter':
      return (
        <>
          <span>{t('wordTrainer.hint.letter')}</span>{' '}
          {note.letter.text === ' ' ? (
            <span>{t('wordTrainer.hint.space')}</span>
          ) : (
            <InItsLanguage said={note.letter} />
          )}
        </>
      )
    case 'mistake':
      return t('wordTrainer.hint.mistake')
    case 'wrong':
      return (
        <>
          {t('wordTrainer.hint.wrong')} <InItsLanguage said={note.option} />
        </>
      )
    case 'pair':
      return (
        <>
          {t('wordTrainer.hint.pair')} <InItsLanguage said={note.one} /> – <InItsLanguage said={note.other} />
        </>
      )
  }
}
