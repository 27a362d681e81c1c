import { linkSchemes } from '@mowka/domain/text/rich-text'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../actions/Button'
import { Select } from '../fields/Select'
import { TextField } from '../fields/TextField'
import { media } from '../theme/media'
import { useEditorLabels } from './editor-labels'
import { pictureWidths } from './picture'

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--mw-3);
  align-items: end;
  padding: var(--mw-3);
  border-bottom: 1.5px solid var(--mw-line);
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); align-items: stretch; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-2);
`

/** A bar below the toolbar. Enter applies it without submitting a form; Escape returns to the text. */
function BelowTools({
  label,
  onEnter,
  onEscape,
  children,
}: {
  label: string
  onEnter?: () => void
  onEscape: () => void
  children: ReactNode
}) {
  const press = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isField) {
      event.preventDefault()
      onEnter?.()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
  }
  return (
    <Strip role="group" aria-label={label} onKeyDown={press}>
      {children}
    </Strip>
  )
}

const isAddress = (text: string): boolean => {
  try {
    const { protocol } = new URL(text)
    return linkSchemes.some((scheme) => protocol === `${scheme}:`)
  } catch {
    return false
  }
}

/** Completes a URL that was typed without its scheme. */
const wholeAddress = (text: string): string => {
  const typed = text.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.\w+$/.test(typed)) return `mailto:${typed}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed
}

/** Edits the link of the selected text. */
export function LinkBar({
  address,
  onApply,
  onClose,
}: {
  address: string
  /** Called with `null` to remove the link. */
  onApply: (address: string | null) => void
  onClose: () => void
}) {
  const labels = useEditorLabels()
  const [text, setText] = useState(address)
  const [isWrong, setIsWrong] = useState(false)
  const apply = () => {
    const whole = wholeAddress(text)
    if (isAddress(whole)) onApply(whole)
    else setIsWrong(true)
  }
  return (
    <BelowTools label={labels.link} onEnter={apply} onEscape={onClose}>
      <TextField
        size="sm"
        label={labels.address}
        note={isWrong ? undefined : labels.addressNote}
        error={isWrong ? labels.addressWrong : undefined}
        value={text}
        autoFocus
        inputMode="url"
        onChange={(next) => {
          setText(next)
          setIsWrong(false)
        }}
      />
      <Buttons>
        <Button size="sm" onClick={apply}>
          {labels.apply}
        </Button>
        {address !== '' && (
          <Button size="sm" variant="ghost" onClick={() => onApply(null)}>
            {labels.unlink}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {labels.cancel}
        </Button>
      </Buttons>
    </BelowTools>
  )
}

/** Edits the selected picture's alternative text and width (A-POP-05), or removes it. */
export function PictureBar({
  alt,
  width,
  onChange,
  onRemove,
  onClose,
}: {
  alt: string
  width: string
  onChange: (change: { alt?: string; width?: string }) => void
  onRemove: () => void
  onClose: () => void
}) {
  const labels = useEditorLabels()
  const options = [
    { value: '', label: labels.ownWidth },
    ...pictureWidths.map((each) => ({ value: String(each), label: labels.pixels(each) })),
  ]
  // A width set elsewhere remains an option until another is selected.
  const known = options.some(({ value }) => value === width)
  return (
    <BelowTools label={labels.picture} onEnter={onClose} onEscape={onClose}>
      <TextField
        size="sm"
        label={labels.alt}
        note={labels.altNote}
        value={alt}
        maxLength={300}
        onChange={(next) => onChange({ alt: next })}
      />
      <Select
        size="sm"
        label={labels.width}
        options={known ? options : [...options, { value: width, label: labels.pixels(Number(width)) }]}
        value={width}
        onChange={(next) => onChange({ width: next })}
      />
      <Buttons>
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {labels.remove}
        </Button>
      </Buttons>
    </BelowTools>
  )
}
