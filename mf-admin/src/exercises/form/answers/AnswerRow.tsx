import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { BadgeRow, IconButton, Muted, media, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconPencil, IconTrash } from '@mowka/kernel/ui/icons'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FindingNotes } from '../findings/FindingNotes'

/** A list of answers in a form. */
export const AnswerList = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`
/** An answer of the list: its text and its buttons. */
export const AnswerLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s1} ${tokens.s3};
  align-items: start;
  padding: ${tokens.s3};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r12};
  > :first-child { overflow-wrap: anywhere; }
  > :nth-child(2) { display: flex; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Words = styled.span`
  display: block;
  font-weight: 700;
`

/** The text of an answer with its badges and comment. */
export function AnswerText({
  text,
  lang,
  comment,
  marks,
  children,
}: {
  text: string
  /** BCP 47 tag. */
  lang: string
  comment: string
  marks?: ReactNode
  children?: ReactNode
}) {
  return (
    <div>
      <Words lang={lang}>{text}</Words>
      {marks && <BadgeRow>{marks}</BadgeRow>}
      {comment !== '' && <Muted size={14}>{comment}</Muted>}
      {children}
    </div>
  )
}

/** An answer in a form: its text, badges, comment, findings of the content rules, and buttons. */
export function AnswerRow({
  findings = [],
  onApprove,
  onEdit,
  onDelete,
  ...answer
}: ComponentProps<typeof AnswerText> & {
  findings?: readonly Finding[] | undefined
  /** Only for an answer that isn't approved. */
  onApprove: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation('admin')
  const { text } = answer
  const buttons = useRef<HTMLDivElement>(null)
  return (
    <AnswerLine>
      <AnswerText {...answer}>
        <FindingNotes findings={findings} />
      </AnswerText>
      <div ref={buttons}>
        {onApprove && (
          <IconButton
            size="sm"
            aria-label={t('exercises.answers.approve', { text })}
            onClick={() => {
              // The button disappears with the click.
              buttons.current?.querySelector<HTMLElement>('button + button')?.focus()
              onApprove()
            }}
          >
            <IconCheck aria-hidden />
          </IconButton>
        )}
        <IconButton size="sm" aria-label={t('exercises.answers.edit', { text })} onClick={onEdit}>
          <IconPencil aria-hidden />
        </IconButton>
        <IconButton size="sm" aria-label={t('exercises.answers.delete', { text })} onClick={onDelete}>
          <IconTrash aria-hidden />
        </IconButton>
      </div>
    </AnswerLine>
  )
}
