import { type ComponentType, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import styled from 'styled-components'
import {
  IconAlignCenter,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLanguage,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
} from '../icons'
import { media } from '../theme/media'
import { type EditorLabels, useEditorLabels } from './editor-labels'

type ToolName =
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'header2'
  | 'header3'
  | 'bullet'
  | 'ordered'
  | 'blockquote'
  | 'center'
  | 'right'
  | 'lang'
  | 'link'
  | 'image'
  | 'clean'

/** A toolbar button. With a `mark` it toggles that format. */
export type Tool = {
  name: ToolName
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  mark?: { format: string; value: unknown }
  /** Keyboard shortcut in the text. */
  keys?: string
}

/** Toolbar buttons by group. */
const tools: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: IconBold, mark: { format: 'bold', value: true }, keys: 'Control+B' },
    { name: 'italic', icon: IconItalic, mark: { format: 'italic', value: true }, keys: 'Control+I' },
    { name: 'underline', icon: IconUnderline, mark: { format: 'underline', value: true }, keys: 'Control+U' },
    { name: 'strike', icon: IconStrikethrough, mark: { format: 'strike', value: true } },
    { name: 'lang', icon: IconLanguage, mark: { format: 'lang', value: null } },
  ],
  [
    { name: 'header2', icon: IconH2, mark: { format: 'header', value: 2 } },
    { name: 'header3', icon: IconH3, mark: { format: 'header', value: 3 } },
    { name: 'bullet', icon: IconList, mark: { format: 'list', value: 'bullet' } },
    { name: 'ordered', icon: IconListNumbers, mark: { format: 'list', value: 'ordered' } },
    { name: 'blockquote', icon: IconBlockquote, mark: { format: 'blockquote', value: true } },
    { name: 'center', icon: IconAlignCenter, mark: { format: 'align', value: 'center' } },
    { name: 'right', icon: IconAlignRight, mark: { format: 'align', value: 'right' } },
  ],
  [
    { name: 'link', icon: IconLink, keys: 'Control+K' },
    { name: 'image', icon: IconPhoto },
    { name: 'clean', icon: IconClearFormatting },
  ],
  [
    { name: 'undo', icon: IconArrowBackUp, keys: 'Control+Z' },
    { name: 'redo', icon: IconArrowForwardUp, keys: 'Control+Y' },
  ],
]

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border-bottom: 1.5px solid var(--mw-line);
  background: var(--mw-sunken);
  border-radius: var(--mw-r-12) var(--mw-r-12) 0 0;
  ${media.belowMedium} { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; }
`
const ToolButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--mw-r-8);
  background: none;
  color: var(--mw-text);
  svg { width: 20px; height: 20px; }
  ${media.hover} { &:hover { background: var(--mw-card); } }
  &[aria-pressed='true'] { background: var(--mw-navy); color: var(--mw-on-navy, #fff); }
  &[aria-disabled='true'] { color: var(--mw-disabled); cursor: not-allowed; }
  ${media.belowMedium} { width: 44px; height: 44px; }
`
const Gap = styled.span`
  width: 1.5px;
  margin: 4px 3px;
  background: var(--mw-line-strong);
`

/** Toolbar of an editor: one tab stop with arrow key navigation. */
export function Toolbar({
  ref,
  controls,
  isOn,
  has,
  onUse,
  onLeave,
}: {
  ref: Ref<HTMLDivElement>
  /** Id of the text element. */
  controls: string
  isOn: (tool: Tool) => boolean
  has: (tool: Tool) => boolean
  onUse: (tool: Tool) => void
  /** Returns focus to the text. */
  onLeave: () => void
}) {
  const labels = useEditorLabels()
  const groups = tools.map((group) => group.filter(has)).filter((group) => group.length > 0)
  const shown = groups.flat()
  const [stop, setStop] = useState(0)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: shown.length - 1,
    }
    const next = steps[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onLeave()
    }
    if (next === undefined) return
    event.preventDefault()
    const at = (next + shown.length) % shown.length
    setStop(at)
    event.currentTarget.querySelectorAll('button')[at]?.focus()
  }

  return (
    <Bar ref={ref} role="toolbar" aria-label={labels.toolbar} aria-controls={controls} onKeyDown={move}>
      {groups.map((group, index) => (
        <ToolGroup key={group[0]?.name} isFirst={index === 0}>
          {group.map((tool) => {
            const at = shown.indexOf(tool)
            return (
              <ToolButton
                key={tool.name}
                type="button"
                title={nameOf(tool, labels)}
                aria-label={nameOf(tool, labels)}
                aria-keyshortcuts={tool.keys}
                aria-pressed={tool.mark ? isOn(tool) : undefined}
                tabIndex={at === Math.min(stop, shown.length - 1) ? 0 : -1}
                // Preserves the text selection.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setStop(at)}
                onClick={() => onUse(tool)}
              >
                <tool.icon aria-hidden />
              </ToolButton>
            )
          })}
        </ToolGroup>
      ))}
    </Bar>
  )
}

const nameOf = (tool: Tool, labels: EditorLabels): string => labels[tool.name]

function ToolGroup({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <>
      {!isFirst && <Gap aria-hidden />}
      {children}
    </>
  )
}
