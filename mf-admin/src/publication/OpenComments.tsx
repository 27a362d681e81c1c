import { paths } from '@mowka/contract/routes'
import type { OpenComment } from '@mowka/contract/schemas/editor/review'
import type { CommentedKind, ReviewedKind } from '@mowka/domain/course/review'
import { langTag } from '@mowka/domain/languages/languages'
import { formatMoment } from '@mowka/domain/time'
import { Badge, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { fieldLabels } from '../edit/kind-labels'
import { useFromHere } from '../edit/way-back'
import { LinkList } from '../links/LinkList'

const Comments = styled(LinkList)`
  gap: ${tokens.s4};
`

const pageOf: Record<CommentedKind, (id: string) => string> = {
  course: (courseId) => paths.adminEditCourse({ courseId }),
  lesson: (lessonId) => paths.adminEditLesson({ lessonId }),
  exercise: (exerciseId) => paths.adminEditExercise({ exerciseId }),
  word: (wordId) => paths.adminEditWord({ wordId }),
  hint: (hintId) => paths.adminEditHint({ hintId }),
}

/** The open comments on the content of a course or lesson, with links to the pages on which they are resolved. */
export function OpenComments({
  kind,
  comments,
  total,
}: {
  kind: ReviewedKind
  comments: readonly OpenComment[]
  /** The number of open comments, of which the first ones are listed. */
  total: number
}) {
  const { t } = useTranslation('admin')
  const title = useId()
  const fromHere = useFromHere()
  if (total === 0) return null
  return (
    <Stack gap={3}>
      <strong id={title}>{t(`review.inside.${kind}`, { number: total })}</strong>
      <Comments aria-labelledby={title}>
        {comments.map((comment) => (
          <li key={comment._id}>
            <Badge tone="neutral">{t(`review.kind.${comment.kind}`)}</Badge>{' '}
            <Link
              to={fromHere(pageOf[comment.kind](comment.rowId))}
              lang={comment.titleLang ? langTag(comment.titleLang) : undefined}
            >
              {comment.title}
            </Link>
            <div>
              {fieldLabels(t, comment.kind)[comment.field] ?? t('review.whole')}: {comment.text}
            </div>
            <Muted as="span" size={13}>
              {t('review.by', {
                author: comment.author ?? t('review.deleted'),
                at: formatMoment(comment.createdAt),
              })}
            </Muted>
          </li>
        ))}
      </Comments>
      {total > comments.length && <Muted>{t('review.more', { number: total - comments.length })}</Muted>}
    </Stack>
  )
}
