import type { MediaFile } from '@mowka/contract/schemas/media'
import { fileSizeText } from '@mowka/domain/media'
import { IconButton, LinkButton, Row, Text } from '@mowka/kernel/ui'
import { IconLink, IconPencil, IconTrash } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { NoValue } from '../list/NoValue'
import { Preview } from './Preview'

const Name = styled.span`
  min-width: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`
const Place = styled(Row)`
  flex-wrap: nowrap;
`

/** The actions on a file or folder. */
export type MediaActions = {
  open: (directory: string) => void
  copyLink: (file: MediaFile) => void
  rename: (file: MediaFile) => void
  remove: (file: MediaFile) => void
}

/** Columns of the media table (A-MED-10). */
export function mediaColumns(
  t: TFunction<'admin'>,
  lang: string,
  actions: MediaActions,
): Column<MediaFile>[] {
  const day = new Intl.DateTimeFormat('pl', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Warsaw',
  })
  return [
    {
      id: 'name',
      header: t('media.column.name'),
      sortable: true,
      card: 'title',
      cell: (file) => (
        <Place gap={3}>
          <Preview file={file} />
          {file.type === 'directory' ? (
            <LinkButton onClick={() => actions.open(file.key)}>
              <Name>{file.name}</Name>
            </LinkButton>
          ) : (
            <Name>{file.name}</Name>
          )}
        </Place>
      ),
    },
    {
      id: 'type',
      header: t('media.column.type'),
      width: '12%',
      cell: ({ type }) => t(`media.type.${type}`),
    },
    {
      id: 'size',
      header: t('media.column.size'),
      sortable: true,
      align: 'end',
      width: '12%',
      cell: ({ size }) => fileSizeText(size, lang),
    },
    {
      id: 'date',
      header: t('media.column.date'),
      sortable: true,
      width: '14%',
      cell: ({ date }) => <Text as="span">{day.format(new Date(date))}</Text>,
    },
    {
      id: 'actions',
      header: null,
      headerText: t('media.column.actions'),
      width: '132px',
      card: 'actions',
      cell: (file) =>
        file.type === 'directory' ? (
          <NoValue />
        ) : (
          <Place gap={1}>
            <IconButton
              size="sm"
              aria-label={t('media.copyLink', { name: file.name })}
              onClick={() => actions.copyLink(file)}
            >
              <IconLink aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              aria-label={t('media.rename.open', { name: file.name })}
              onClick={() => actions.rename(file)}
            >
              <IconPencil aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              aria-label={t('media.delete.open', { name: file.name })}
              onClick={() => actions.remove(file)}
            >
              <IconTrash aria-hidden />
            </IconButton>
          </Place>
        ),
    },
  ]
}
