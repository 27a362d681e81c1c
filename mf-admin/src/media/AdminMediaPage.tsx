import type { MediaFile } from '@mowka/contract/schemas/editor/media'
import { fileRefusal, folderRefusal, mediaExtensions, tidyFileName, tidyMediaName } from '@mowka/domain/media'
import { confirm, notify, usePageTitle } from '@mowka/kernel/platform'
import { Button, Page, PageHeader, Skeleton, VisuallyHidden } from '@mowka/kernel/ui'
import { IconFolderPlus, IconUpload } from '@mowka/kernel/ui/icons'
import { callApi, useWrite } from '@mowka/web/api'
import { ListTable, useList } from '@mowka/web/views/list'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../edit/attempt'
import { NoAccess } from '../list/NoAccess'
import { DropZone } from './DropZone'
import { FolderPath } from './FolderPath'
import { mediaColumns } from './media-columns'
import { NameDialog } from './NameDialog'
import { UploadsPanel } from './UploadsPanel'
import { refusalText, useUploads } from './use-uploads'

const accepted = [...mediaExtensions, 'jfif'].map((extension) => `.${extension}`).join(',')

/** The media library: files and folders for the panel (A-MED). */
export default function AdminMediaPage() {
  const { t, i18n } = useTranslation(['admin', 'common'])
  usePageTitle(t('media.title'))
  const list = useList('listMedia')
  const { view, change, total, problem } = list
  const directory = view.filters.directory ?? ''
  const { uploads, send, clear } = useUploads()
  const chooser = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<'folder' | MediaFile | null>(null)
  const rename = useWrite('renameMedia', {
    success: ({ name }) => t('media.rename.done', { name }),
    failure: (error) => t('media.rename.failed', { reason: refusalText(t, error) ?? '' }).trim(),
  })
  const remove = useWrite('deleteMedia', {
    success: () => t('media.delete.done'),
    failure: () => t('media.delete.failed'),
  })

  const open = (next: string) => change({ filters: { directory: next, $search: '' } })
  const attempt = useAttempt()
  const askToRemove = async ({ key, name }: MediaFile) => {
    const uses = await attempt(() => callApi('getMediaUses', { key }))
    if (!uses.ok) return
    const shown = uses.answer.data.map(({ kind, title }) =>
      // A newer server may name a kind that has no text here.
      t([`media.delete.in.${kind}`, 'media.delete.in.other'], { title }),
    )
    const isSure = await confirm({
      title: t('media.delete.title', { name }),
      text:
        shown.length === 0
          ? t('media.delete.text')
          : t('media.delete.used', { uses: shown.join(', '), count: shown.length }),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run({ body: { key } })
  }
  const copyLink = async ({ url }: MediaFile) => {
    try {
      await navigator.clipboard.writeText(new URL(url ?? '', location.href).href)
      notify('success', t('media.linkCopied'))
    } catch {
      notify('error', t('media.linkNotCopied'))
    }
  }
  const upload = (files: readonly File[]) => {
    if (files.length > 0) void send(files, directory)
  }

  if (problem?.state === 'locked')
    return (
      <Page width="wide">
        <PageHeader title={t('media.title')} />
        <NoAccess />
      </Page>
    )
  return (
    <Page width="wide">
      <PageHeader
        title={t('media.title')}
        note={
          problem ? undefined : total === undefined ? (
            <Skeleton width={72} height={16} />
          ) : (
            t('media.count', { count: total })
          )
        }
        aside={
          <>
            <Button leftIcon={<IconFolderPlus aria-hidden />} onClick={() => setAsked('folder')}>
              {t('media.newFolder.open')}
            </Button>
            <Button
              variant="primary"
              leftIcon={<IconUpload aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              {t('media.upload')}
            </Button>
          </>
        }
      />
      <VisuallyHidden>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={accepted}
          aria-label={t('media.upload')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            upload([...(currentTarget.files ?? [])])
            // Without this, choosing the same file again fires no change event.
            currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
      <FolderPath directory={directory} onOpen={open} />
      <UploadsPanel uploads={uploads} onClear={clear} />
      <DropZone words={t('media.drop')} onFiles={upload}>
        <ListTable
          caption={t('media.title')}
          handle={list}
          columns={mediaColumns(t, i18n.language, {
            open,
            copyLink: (file) => void copyLink(file),
            rename: setAsked,
            remove: (file) => void askToRemove(file),
          })}
          rowKey={({ type, key }) => `${type} ${key}`}
          texts={{
            filters: t('media.filters'),
            searchHint: t('media.searchHint'),
            empty: {
              title: t(directory === '' ? 'media.empty.title' : 'media.empty.folder', { directory }),
              text: t('media.empty.text'),
            },
            notFound: {
              title: t('media.notFound.title', { search: view.filters.$search }),
              text: t('media.notFound.text'),
              clear: t('media.notFound.clear'),
            },
          }}
        />
      </DropZone>
      {asked === 'folder' && (
        <NameDialog
          title={t('media.newFolder.title')}
          label={t('media.newFolder.name')}
          note={t('media.newFolder.note')}
          submit={t('media.newFolder.create')}
          problemOf={(typed) => {
            const refusal = folderRefusal(tidyMediaName(typed))
            return refusal && t(`media.reason.MEDIA_NAME_${refusal}`)
          }}
          save={async (typed) => {
            open([directory, tidyMediaName(typed)].filter(Boolean).join('/'))
            return { ok: true, answer: undefined }
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'folder' && (
        <NameDialog
          title={t('media.rename.title', { name: asked.name })}
          label={t('media.rename.name')}
          note={t('media.rename.note')}
          submit={t('common:save')}
          name={asked.name}
          problemOf={(typed) => {
            const refusal = fileRefusal(tidyFileName(typed))
            return refusal && t(`media.reason.MEDIA_NAME_${refusal}`)
          }}
          save={(newName) => rename.run({ body: { key: asked.key, newName } })}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}
