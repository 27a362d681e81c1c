import type { CommentedKind } from '@mowka/domain/course/review'
import { Button, Dialog, Stack } from '@mowka/kernel/ui'
import { IconMessage } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm, CommentThreads } from './comments'
import { openComments } from './reviewed'

/**
 * The comments on one field of a row in review: a button beside the field with the number of open comments, which
 * opens them. Nothing for content that isn't in review and has no comments on the field.
 */
export function FieldComments({
  kind,
  rowId,
  field,
  label,
}: {
  kind: CommentedKind
  rowId: string
  /** The name of the field. */
  field: string
  label: string
}) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const of = { kind, rowId }
  const reads = useReads({ comments: read('getReviewComments', { kind, id: rowId }) })
  const all = reads.state === 'ready' ? reads.data.comments.data : []
  const comments = all.filter((comment) => comment.field === field)
  const openCount = openComments(comments).length
  if (reads.state !== 'ready') return null
  if (!reads.data.comments.metadata.isInReview && comments.length === 0) return null
  const text =
    openCount > 0
      ? t('review.open', { count: openCount })
      : t(comments.length > 0 ? 'review.allResolved' : 'review.add')
  return (
    <>
      <Button
        size="sm"
        variant={openCount > 0 ? undefined : 'ghost'}
        leftIcon={<IconMessage aria-hidden />}
        aria-label={t('review.onField', { text, field: label })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('review.ofField', { field: label })}
        size="md"
      >
        <Stack gap={5}>
          {comments.length > 0 && <CommentThreads of={of} comments={comments} label={t('review.comments')} />}
          <CommentForm of={of} field={field} label={t('review.comment')} submit={t('review.add')} />
        </Stack>
      </Dialog>
    </>
  )
}
