import { textIn } from '@mowka/domain/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { HintNote } from './text-hints'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  margin: 0 0 ${tokens.s4} 60px;
  font-weight: 700;
  svg { color: ${tokens.primary}; }
  b { letter-spacing: 0.06em; }
  ${media.belowMedium} { margin-left: 0; }
`
/** Placeholder for a letter that isn't revealed. */
const LETTER = '·'

/** The note of a hint: the beginning of the word, its length, and the written word that it replaces. */
export function HintNoteLine({ note, tag }: { note: HintNote | null; tag: string }) {
  const { t } = useTranslation('trainers')
  const letters = note ? [...note.piece].length + note.rest : 0
  return (
    <div role="status">
      {note && (
        <Line>
          <IconBulb aria-hidden />
          <span>
            <span>
              {note.instead === null ? t('hints.next') : t('hints.instead', { word: note.instead })}
            </span>{' '}
            <b {...textIn(tag)}>
              {note.piece}
              <span aria-hidden>{LETTER.repeat(note.rest)}</span>
            </b>
            {note.rest > 0 && <span> ({t('hints.letters', { count: letters })})</span>}
          </span>
        </Line>
      )}
    </div>
  )
}
