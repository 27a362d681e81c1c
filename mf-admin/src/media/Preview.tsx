import type { MediaFile } from '@mowka/contract/schemas/media'
import { isImageName } from '@mowka/domain/media'
import { tokens } from '@mowka/kernel/ui'
import { Tooltip } from '@mowka/kernel/ui/controls'
import { IconFileTypePdf, IconFolder, IconPhoto } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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
export function Preview({ file: { name, type, url } }: { file: MediaFile }) {
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
