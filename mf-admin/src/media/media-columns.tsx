import type { MediaFile } from '@mowka/contract/schemas/editor/media'
import { fileSizeText, isImageName } from '@mowka/domain/media'
import { IconButton, LinkButton, Row, Text, tokens } from '@mowka/kernel/ui'
import { Tooltip } from '@mowka/kernel/ui/controls'
import {
  IconFileTypePdf,
  IconFolder,
  IconLink,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoValue } from '../list/NoValue'

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

const Thumb = styled.a`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r8};
  /* White, so that transparent pictures stay visible. */
  background: #fff;
  color: #51607a;
  img { width: 100%; height: 100%; object-fit: contain; }
`
const Large = styled.img`
  display: block;
  max-width: 240px;
  max-height: 240px;
  background: #fff;
  border-radius: ${tokens.r8};
`

/** The icon of a folder or file, or the thumbnail of a picture with a large preview on hover and focus (A-MED-05). */
function Preview({ file: { name, type, url } }: { file: MediaFile }) {
  const { t } = useTranslation('admin')
  const [isBroken, setBroken] = useState(false)
  if (type === 'directory' || url === null)
    return (
      <Thumb as="span">
        <IconFolder aria-hidden />
      </Thumb>
    )
  const isImage = isImageName(name) && !isBroken
  const sign = (
    <Thumb href={url} target="_blank" rel="noopener noreferrer" aria-label={t('media.open', { name })}>
      {isImage ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : isImageName(name) ? (
        <IconPhoto aria-hidden />
      ) : (
        <IconFileTypePdf aria-hidden />
      )}
    </Thumb>
  )
  if (!isImage) return sign
  return <Tooltip text={<Large src={url} alt={t('media.preview', { name })} />}>{sign}</Tooltip>
}
