import type { Hint } from '@mowka/contract/schemas/learning'
import { textIn } from '@mowka/domain/languages/languages'
import { Button, Dialog, media, tokens } from '@mowka/kernel/ui'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { illustratedNodes } from '@mowka/web/views/illustrated'
import { useState } from 'react'
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

/** The text of a hint, with the lists and headings of the editor. */
export const HintText = styled.div`
  min-width: 0;
  max-width: 62ch;
  > * + * { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; list-style: disc; }
  ol { list-style: decimal; }
  /* Classes of the editor: alignment, size, indent. */
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
  .ql-align-justify { text-align: justify; }
  .ql-size-small { font-size: ${tokens.fs14}; }
  .ql-size-large { font-size: ${tokens.fs18}; }
  .ql-size-huge { font-size: ${tokens.fs22}; line-height: 1.25; }
  ${[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `.ql-indent-${level} { margin-left: ${level * 20}px; }`).join('\n')}
`

/** The text of a hint in full screen. */
const FullHintText = styled(HintText)`
  max-width: 68ch;
  font-size: ${tokens.fs18};
`

/** A hint: its text, or a button that opens it in full screen if it is marked so (U17). */
export function HintContent({ hint, number }: { hint: Hint; number: number }) {
  const { t } = useTranslation('trainers')
  const [isOpen, setOpen] = useState(false)
  if (!hint.isFullScreen) return <HintText>{illustratedNodes(hint.content)}</HintText>
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('hints.open', { number })}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('hints.one')} size="full">
        <FullHintText>{illustratedNodes(hint.content)}</FullHintText>
      </Dialog>
    </>
  )
}
