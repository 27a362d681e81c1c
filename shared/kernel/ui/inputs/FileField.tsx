import { FileInput } from '@mantine/core'
import { type DragEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { FieldProps } from '../fields/Field'
import { IconUpload } from '../icons'
import { Frame, wrapperProps } from '../library/Frame'
import { useLabels } from '../theme/contexts'
import { useInputLabels } from './input-labels'

/** Filters files by an `accept` attribute ("image/*,.csv"); returns all without one. */
export function takenFiles(files: readonly File[], accept = ''): File[] {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  const fits = ({ name, type }: File) =>
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
      return type === kind
    })
  return kinds.length === 0 ? [...files] : files.filter(fits)
}

const Zone = styled.div`
  .mantine-Input-input.mantine-Input-input { border-style: dashed; }
  &[data-over] .mantine-Input-input.mantine-Input-input { border-color: var(--mw-focus); background: var(--mw-navy-soft); }
`

export type FileFieldProps = FieldProps & {
  value: readonly File[]
  onChange: (files: File[]) => void
  /**
   * Like the native attribute: ".csv,image/*". Prevents accidental choices only; the server validates the content.
   */
  accept?: string
  multiple?: boolean
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** A file field for one or several files: selected from the device or dropped here. */
export function FileField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  accept,
  multiple = false,
  disabled,
  readOnly,
  required,
  id: ownId,
  onFocus,
  onBlur,
}: FileFieldProps) {
  const { clear } = useLabels()
  const labels = useInputLabels()
  const [over, setOver] = useState(false)
  const madeId = useId()
  const id = ownId ?? madeId
  const closed = disabled || readOnly
  const words = multiple
    ? `${labels.chooseFiles} ${labels.dropFiles}`
    : `${labels.chooseFile} ${labels.dropFile}`
  const names = value.map((file) => file.name).join(', ')

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = takenFiles([...event.dataTransfer.files], accept)
    if (files.length > 0) onChange(multiple ? [...value, ...files] : files.slice(0, 1))
  }
  return (
    <Frame>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          if (closed) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={closed ? undefined : drop}
      >
        <FileInput<boolean>
          {...wrapperProps({ label, hideLabel, note, error })}
          id={id}
          // The label names the button; the selected files are part of the name, too.
          aria-labelledby={`${id}-label ${id}-chosen`}
          multiple={multiple}
          value={multiple ? [...value] : (value[0] ?? null)}
          onChange={(chosen) => onChange(Array.isArray(chosen) ? chosen : chosen ? [chosen] : [])}
          accept={accept}
          disabled={disabled}
          readOnly={readOnly}
          aria-required={required}
          leftSection={<IconUpload aria-hidden size={22} />}
          placeholder={<span id={`${id}-chosen`}>{words}</span>}
          valueComponent={() => <span id={`${id}-chosen`}>{names}</span>}
          clearable
          clearButtonProps={{ 'aria-label': clear }}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </Zone>
    </Frame>
  )
}
