import type { Exercise } from '@mowka/contract/schemas/learning'
import { Button, IconButton, queries, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconRepeat } from '@mowka/kernel/ui/icons'
import { keepFocus } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CardLanguages } from './card-languages'
import { sidesOf } from './card-sides'

/** Aligns the label with the edge of the card. */
const AtEnd = styled(Button)`
  margin-right: -12px;
`

/**
 * Swaps the languages of this card and the following ones (L-REP-13, L-REP-14). Icon only on phones, where the faces
 * name their languages.
 */
export const SwapButton = observer(function SwapButton({
  exercise,
  languages,
}: {
  exercise: Exercise
  languages: CardLanguages
}) {
  const { t } = useTranslation('trainers')
  const { front, back } = sidesOf(exercise, languages.isSwapped)
  const { nameOf } = useLanguageNames()
  const way = `${nameOf(front.lang)} → ${nameOf(back.lang)}`
  const isWide = useMediaQuery(queries.medium)
  if (!isWide)
    return (
      <IconButton aria-label={`${t('cards.swap')} ${way}`} onMouseDown={keepFocus} onClick={languages.swap}>
        <IconRepeat aria-hidden />
      </IconButton>
    )
  return (
    <AtEnd
      variant="ghost"
      size="sm"
      leftIcon={<IconRepeat aria-hidden />}
      onMouseDown={keepFocus}
      onClick={languages.swap}
    >
      <span>
        <VisuallyHidden>{t('cards.swap')} </VisuallyHidden>
        {way}
      </span>
    </AtEnd>
  )
})
