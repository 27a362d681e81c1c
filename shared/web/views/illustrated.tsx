import { isMediaAddress } from '@mowka/domain/media'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { type DrawMore, richNodes } from './rich-text'

const Image = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: var(--mw-r-12);
  /* White, so that transparent pictures stay visible in dark mode. */
  background: #fff;
`

const sizeOf = (element: Element, name: 'width' | 'height') => Number(element.getAttribute(name)) || undefined

/** A picture, which reserves its space while it loads. If its file is gone, its alternative text. */
function Picture({ src, element }: { src: string; element: Element }) {
  const [isGone, setGone] = useState(false)
  const alt = element.getAttribute('alt') ?? ''
  if (isGone) return <span>{alt}</span>
  return (
    <Image
      // Before the source, otherwise some browsers load it immediately.
      loading="lazy"
      src={src}
      alt={alt}
      width={sizeOf(element, 'width')}
      height={sizeOf(element, 'height')}
      onError={() => setGone(true)}
    />
  )
}

/** Renders pictures from the media library only. */
const picture: DrawMore = (element, key) => {
  if (element.tagName !== 'IMG') return undefined
  const src = element.getAttribute('src') ?? ''
  return isMediaAddress(src) ? <Picture key={key} src={src} element={element} /> : null
}

/** Converts rich text with pictures (hints, popups) to React nodes. */
export const illustratedNodes = (html: string): ReactNode[] => richNodes(html, picture)
