import { formatFilters } from '@mowka/contract/list'
import type { MediaFile } from '@mowka/contract/schemas/editor/media'
import { imageExtensions, isImageName } from '@mowka/domain/media'
import {
  Button,
  Dialog,
  EmptyState,
  media,
  Row,
  SearchField,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import type { ChosenPicture } from '@mowka/kernel/ui/editor'
import { IconFolder, IconUpload } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates, useSearchText } from '@mowka/web/views'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FolderPath } from './FolderPath'
import { UploadsPanel } from './UploadsPanel'
import { useUploads } from './use-uploads'

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    display: grid;
    gap: ${tokens.s2};
    width: 100%;
    height: 100%;
    padding: ${tokens.s2};
    border: 1.5px solid ${tokens.line};
    border-radius: ${tokens.r12};
    background: ${tokens.card};
    color: ${tokens.text};
    font-size: ${tokens.fs13};
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    button:hover { border-color: ${tokens.text}; }
  }
`
const Shown = styled.span`
  display: grid;
  place-items: center;
  height: 96px;
  overflow: hidden;
  /* White, so that transparent pictures stay visible. */
  background: #fff;
  border-radius: ${tokens.r8};
  color: #51607a;
  img { max-width: 100%; max-height: 96px; }
`

/** Number of files shown per step. */
const STEP = 100

/** Receives a file, and its size in pixels if its preview is loaded. */
type OnChoose = (file: MediaFile, size: ChosenPicture['size']) => void

/** Selects a picture from the media library or uploads a new one. */
function MediaPicker({ onChoose, onClose }: { onChoose: OnChoose; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const [directory, setDirectory] = useState('')
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(STEP)
  const { text, setText, commit } = useSearchText(search, setSearch)
  const { uploads, send, clear } = useUploads()
  const chooser = useRef<HTMLInputElement>(null)
  const reads = useReads({
    page: read(
      'listMedia',
      { filters: formatFilters({ $search: search, directory }), limit },
      { keepPrevious: true },
    ),
  })
  const open = (next: string) => {
    setDirectory(next)
    setSearch('')
    setLimit(STEP)
  }
  return (
    <Dialog open onClose={onClose} title={t('media.picker.title')} size="lg">
      <Stack gap={4}>
        <Row justify="between">
          <FolderPath directory={directory} onOpen={open} />
          <Button size="sm" leftIcon={<IconUpload aria-hidden />} onClick={() => chooser.current?.click()}>
            {t('media.upload')}
          </Button>
          <input
            ref={chooser}
            hidden
            type="file"
            multiple
            accept={imageExtensions.map((extension) => `.${extension}`).join(',')}
            aria-label={t('media.upload')}
            onChange={({ currentTarget }) => {
              void send([...(currentTarget.files ?? [])], directory)
              currentTarget.value = ''
            }}
          />
        </Row>
        <search
          onKeyDown={(event) => {
            // Enter must not submit the form around the editor.
            if (event.key !== 'Enter') return
            event.preventDefault()
            commit()
          }}
        >
          <SearchField size="sm" label={t('media.picker.search')} value={text} onChange={setText} />
        </search>
        <UploadsPanel uploads={uploads} onClear={clear} />
        <ReadStates reads={reads} skeleton={<Skeleton height={240} />} headingLevel={3}>
          {({ page: { data, metadata } }) => {
            const shown = data.filter(({ type, name }) => type === 'directory' || isImageName(name))
            if (shown.length === 0) return <EmptyState headingLevel={3} title={t('media.picker.empty')} />
            return (
              <Stack gap={3}>
                <Tiles>
                  {shown.map((file) => (
                    <li key={`${file.type} ${file.key}`}>
                      <Tile file={file} onOpen={open} onChoose={onChoose} />
                    </li>
                  ))}
                </Tiles>
                {metadata.total > data.length && limit < 1000 && (
                  <Button onClick={() => setLimit(limit + STEP)}>{t('media.picker.more')}</Button>
                )}
              </Stack>
            )
          }}
        </ReadStates>
      </Stack>
    </Dialog>
  )
}

function Tile({
  file,
  onOpen,
  onChoose,
}: {
  file: MediaFile
  onOpen: (directory: string) => void
  onChoose: OnChoose
}) {
  const { t } = useTranslation('admin')
  const { name, key, type, url } = file
  const image = useRef<HTMLImageElement>(null)
  if (type === 'directory')
    return (
      <button type="button" aria-label={t('media.picker.openFolder', { name })} onClick={() => onOpen(key)}>
        <Shown>
          <IconFolder aria-hidden size={40} />
        </Shown>
        {name}
      </button>
    )
  return (
    <button
      type="button"
      aria-label={t('media.picker.choose', { name })}
      onClick={() => onChoose(file, sizeOf(image.current))}
    >
      <Shown>{url && <img ref={image} src={url} alt="" loading="lazy" />}</Shown>
      {name}
    </button>
  )
}

/** Returns the size of a loaded image; `undefined` for one without a size, such as some SVGs. */
const sizeOf = (image: HTMLImageElement | null): ChosenPicture['size'] =>
  image && image.naturalWidth > 0 && image.naturalHeight > 0
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : undefined

type Answer = (chosen: ChosenPicture | null) => void

/** Returns a function for the text editor that asks for a picture of the media library, and the dialog to render. */
export function usePictureChooser(): {
  choosePicture: () => Promise<ChosenPicture | null>
  picker: ReactNode
} {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null)
  const choosePicture = useCallback(
    () => new Promise<ChosenPicture | null>((give) => setAnswer({ give })),
    [],
  )
  const end: Answer = (chosen) => {
    setAnswer(null)
    answer?.give(chosen)
  }
  const picker = answer && (
    // The editor writes the alternative text; the file name is no substitute.
    <MediaPicker
      onChoose={({ url }, size) => end(url === null ? null : { src: url, alt: '', size })}
      onClose={() => end(null)}
    />
  )
  return { choosePicture, picker }
}
