import { Badge, BadgeRow, IconButton, Menu, type MenuItem, Row } from '@mowka/kernel/ui'
import { IconDotsVertical, IconPencil, IconTrash } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import { NoValue } from './NoValue'

/** The tags of rows. */
export const tagsColumn = <Content extends { tags: readonly string[] }>(
  header: string,
  width?: string,
): Column<Content> => ({
  id: 'tags',
  header,
  card: 'line',
  ...(width === undefined ? {} : { width }),
  cell: ({ tags }) =>
    tags.length === 0 ? (
      <NoValue />
    ) : (
      <BadgeRow>
        {tags.map((tag) => (
          <Badge key={tag} tone="tag">
            {tag}
          </Badge>
        ))}
      </BadgeRow>
    ),
})

/** The actions of rows: a link to each row's page, and further actions as buttons or in a menu. */
type Actions<Content> = {
  /** The name of the column. */
  headerText: string
  edit: (row: Content) => { label: string; to: string }
  remove?: (row: Content) => { label: string; onRemove: () => void }
  menu?: (row: Content) => { label: string; items: readonly MenuItem[] }
}

/** The last column of a content list. */
export function actionsColumn<Content>({
  headerText,
  edit,
  remove,
  menu,
}: Actions<Content>): Column<Content> {
  return {
    id: 'actions',
    header: null,
    headerText,
    card: 'actions',
    width: remove || menu ? '100px' : '56px',
    cell: (row) => (
      <Row nowrap gap={1}>
        <EditButton {...edit(row)} />
        {remove && <RemoveButton {...remove(row)} />}
        {menu && <RowMenu {...menu(row)} />}
      </Row>
    ),
  }
}

const EditButton = ({ label, to }: { label: string; to: string }) => (
  <IconButton size="sm" aria-label={label} to={to}>
    <IconPencil aria-hidden />
  </IconButton>
)

const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <IconButton size="sm" aria-label={label} onClick={onRemove}>
    <IconTrash aria-hidden />
  </IconButton>
)

const RowMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Menu
    label={label}
    align="end"
    width={180}
    trigger={(props) => (
      <IconButton {...props} size="sm" aria-label={label}>
        <IconDotsVertical aria-hidden />
      </IconButton>
    )}
    items={items}
  />
)
