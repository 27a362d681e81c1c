import { tokens } from '@mowka/kernel/ui'
import { type DragEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'

const Zone = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.s4};
  min-width: 0;
  &[data-over]::after {
    content: attr(data-over);
    position: absolute;
    inset: -8px;
    z-index: 3;
    display: grid;
    place-items: center;
    border: 3px dashed ${tokens.focus};
    border-radius: ${tokens.r16};
    background: color-mix(in srgb, ${tokens.card} 88%, transparent);
    font-weight: 800;
    pointer-events: none;
  }
`

/** Accepts dropped files. A button is the alternative to dragging. */
export function DropZone({
  words,
  onFiles,
  children,
}: {
  words: string
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <Zone
      data-over={isOver ? words : undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </Zone>
  )
}
