import type { LangCode } from '@mowka/contract/schemas/common'
import { formatDate } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { Flag } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Lang, Langs } from './language-styles'
import { Step } from './Step'

/** Step 1: the language, in a row that scrolls horizontally if it is too long (C-SUB-01). */
export const LanguageCarousel = observer(function LanguageCarousel({
  languages,
  chosen,
  onChoose,
  inBasket,
}: {
  languages: readonly LangCode[]
  chosen: LangCode | null
  onChoose: (lang: LangCode) => void
  inBasket: (lang: LangCode) => boolean
}) {
  const { t } = useTranslation(['commerce', 'common'])
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  // Only sideways: `scrollIntoView` would move the page too. A chosen language is never out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another choice
  useEffect(() => {
    const tile = row.current?.querySelector('input:checked')?.closest('label')
    if (!row.current || !tile) return
    const { left, right } = tile.getBoundingClientRect()
    const view = row.current.getBoundingClientRect()
    if (left < view.left) row.current.scrollLeft -= view.left - left
    else if (right > view.right) row.current.scrollLeft += right - view.right
  }, [chosen])

  const noteOf = (lang: LangCode): string | null => {
    if (inBasket(lang)) return t('subscribe.inBasket')
    const until = session.accessUntil(lang)
    return until && t('subscribe.accessUntil', { date: formatDate(until) })
  }

  return (
    <Step number={1} title={t('subscribe.language')} headingId={`${id}-heading`}>
      <Langs ref={row} role="radiogroup" aria-labelledby={`${id}-heading`}>
        {languages.map((lang) => {
          const note = noteOf(lang)
          return (
            <Lang key={lang}>
              <input
                type="radio"
                name={`${id}-lang`}
                value={lang}
                checked={lang === chosen}
                aria-labelledby={`${id}-${lang}`}
                aria-describedby={note ? `${id}-${lang}-note` : undefined}
                onChange={() => onChoose(lang)}
              />
              <Flag langCode={lang} size={44} />
              <b id={`${id}-${lang}`}>{t(`common:language.${lang}`)}</b>
              {note && <small id={`${id}-${lang}-note`}>{note}</small>}
            </Lang>
          )
        })}
      </Langs>
    </Step>
  )
})
