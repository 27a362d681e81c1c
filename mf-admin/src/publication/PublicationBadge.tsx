import { type Publication, type PublicationState, publicationState } from '@mowka/domain/course/publication'
import { Badge } from '@mowka/kernel/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceLabel } from '../edit/kind-labels'

/** A course or lesson. Learners receive neither its date nor whether it is archived. */
export type Publishable = Pick<Publication, 'active'> & Partial<Publication>

export const publicationOf = ({ active, publishAt = null, archived = false }: Publishable): Publication => ({
  active,
  publishAt,
  archived,
})

const tones: Record<PublicationState, ComponentProps<typeof Badge>['tone']> = {
  DRAFT: 'tag',
  SCHEDULED: 'level',
  PUBLISHED: 'success',
  ARCHIVED: 'danger',
}

/** The state of a course or lesson in a list, where most are published; nothing for these. */
export function UnpublishedBadge({ row }: { row: Publishable }) {
  return publicationState(publicationOf(row), new Date()) === 'PUBLISHED' ? null : (
    <PublicationBadge row={row} />
  )
}

/** The state of a course or lesson. */
export function PublicationBadge({ row }: { row: Publishable }) {
  const { t } = useTranslation('admin')
  const state = publicationState(publicationOf(row), new Date())
  return <Badge tone={tones[state]}>{choiceLabel(t, 'state', state)}</Badge>
}
