import { langTag, textIn } from '@mowka/domain/languages'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import type { HintNote } from './hint-note'
import type { TextInLang } from './word-exercise'

/** Text with its `lang` attribute. */
export const InLanguage = ({ said: { text, lang } }: { said: TextInLang }) => (
  <b {...textIn(langTag(lang))}>{text}</b>
)

/** The hint as text, because its mark in the exercise is visual only. */
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
            <InLanguage said={note.letter} />
          )}
        </>
      )
    case 'mistake':
      return t('wordTrainer.hint.mistake')
    case 'wrong':
      return (
        <>
          {t('wordTrainer.hint.wrong')} <InLanguage said={note.option} />
        </>
      )
    case 'pair':
      return (
        <>
          {t('wordTrainer.hint.pair')} <InLanguage said={note.one} /> – <InLanguage said={note.other} />
        </>
      )
  }
}
