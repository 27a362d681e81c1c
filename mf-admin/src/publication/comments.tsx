import type { ReviewComment } from '@mowka/contract/schemas/editor/review'
import { type CommentedKind, REVIEW_COMMENT_LENGTH } from '@mowka/domain/course/review'
import { formatMoment } from '@mowka/domain/time'
import { Badge, Button, Muted, Stack, TextArea, tokens } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: ${tokens.s2}; overflow-wrap: anywhere; }
`
const Replies = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  margin: 0;
  padding: 0 0 0 ${tokens.s4};
  border-left: 3px solid ${tokens.line};
  list-style: none;
  > li { display: grid; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`

/** The row that comments are about. */
export type Commented = { kind: CommentedKind; rowId: string }

/** Comments with their replies, oldest first. `labelOf` returns the name of a comment's field, to show it. */
export function CommentThreads({
  of,
  comments,
  label,
  labelOf,
}: {
  of: Commented
  /** All comments on the row, including replies. */
  comments: readonly ReviewComment[]
  /** Accessible name of the list. */
  label: string
  labelOf?: (field: string) => string
}) {
  return (
    <List aria-label={label}>
      {comments.map(
        (comment) =>
          comment.replyTo === null && (
            <Thread
              key={comment._id}
              of={of}
              comment={comment}
              replies={comments.filter(({ replyTo }) => replyTo === comment._id)}
              label={labelOf?.(comment.field)}
            />
          ),
      )}
    </List>
  )
}

function Author({ comment: { author, createdAt } }: { comment: ReviewComment }) {
  const { t } = useTranslation('admin')
  return (
    <Muted as="span" size={13}>
      {t('review.by', { author: author ?? t('review.deleted'), at: formatMoment(createdAt) })}
    </Muted>
  )
}

function Thread({
  of,
  comment,
  replies,
  label,
}: {
  of: Commented
  comment: ReviewComment
  replies: readonly ReviewComment[]
  label: string | undefined
}) {
  const { t } = useTranslation('admin')
  const { _id: commentId, isResolved, text } = comment
  const [isReplying, setReplying] = useState(false)
  const resolve = useWrite('resolveReviewComment')
  return (
    <li>
      <span>
        {label !== undefined && <Badge tone="neutral">{label}</Badge>}{' '}
        {isResolved && <Badge tone="success">{t('review.resolved')}</Badge>} <Author comment={comment} />
      </span>
      <span>{text}</span>
      {replies.length > 0 && (
        <Replies aria-label={t('review.replies')}>
          {replies.map((reply) => (
            <li key={reply._id}>
              <Author comment={reply} />
              <span>{reply.text}</span>
            </li>
          ))}
        </Replies>
      )}
      {isReplying && (
        <CommentForm
          of={of}
          field={comment.field}
          replyTo={commentId}
          label={t('review.reply')}
          submit={t('review.sendReply')}
          onAdded={() => setReplying(false)}
          focused
        />
      )}
      <Buttons>
        {!isReplying && (
          <Button size="sm" onClick={() => setReplying(true)}>
            {t('review.answer')}
          </Button>
        )}
        <Button
          size="sm"
          disabled={resolve.busy}
          onClick={() => void resolve.run({ commentId, body: { isResolved: !isResolved } })}
        >
          {t(isResolved ? 'review.reopen' : 'review.resolve')}
        </Button>
      </Buttons>
    </li>
  )
}

/** The form of a new comment or reply. */
export function CommentForm({
  of: { kind, rowId },
  field,
  replyTo,
  label,
  submit,
  before,
  onAdded,
  focused = false,
}: {
  of: Commented
  /** The name of the field; empty for the whole. */
  field: string
  replyTo?: string
  label: string
  submit: string
  /** Further inputs. */
  before?: ReactNode
  onAdded?: () => void
  /** Whether the text has the focus from the start. */
  focused?: boolean
}) {
  const { t } = useTranslation('admin')
  const [text, setText] = useState('')
  // A repeated request after a lost response has the same id, so that it adds one comment.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const add = useWrite('addReviewComment', {
    success: () => t('review.added'),
    onAnswer: () => {
      setText('')
      setRequestId(crypto.randomUUID())
      onAdded?.()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Inside a dialog of the row's form; React passes the event on to it through the portal.
    event.stopPropagation()
    const body = { requestId, field, text: text.trim(), ...(replyTo === undefined ? {} : { replyTo }) }
    if (body.text !== '') void add.run({ kind, id: rowId, body })
  }
  return (
    <form onSubmit={send}>
      <Stack gap={3}>
        {before}
        <TextArea
          label={label}
          value={text}
          rows={2}
          maxLength={REVIEW_COMMENT_LENGTH}
          autoFocus={focused}
          onChange={setText}
        />
        <Buttons>
          <Button type="submit" size="sm" loading={add.busy}>
            {submit}
          </Button>
        </Buttons>
      </Stack>
    </form>
  )
}
