import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { errorWords, type FieldProps, isWrong } from '../fields/Field'
import { visuallyHidden } from '../layout/Text'
import { LinkBar, PictureBar } from './bars'
import { useEditorLabels } from './editor-labels'
import {
  changePicture,
  type Editor,
  getHtml,
  insertPicture,
  makeEditor,
  pictureAt,
  type Selected,
  setHtml,
} from './make-editor'
import type { ChosenPicture } from './picture'
import { type Tool, Toolbar } from './Toolbar'

/** Styles of the text inside an editor, similar to its final appearance. List markers are the library's, restyled. */
const textStyle = css`
  .ql-editor {
    min-height: 180px;
    max-height: 60vh;
    padding: var(--mw-4);
    overflow-y: auto;
    overflow-wrap: anywhere;
    outline: none;
    line-height: 1.5;
    white-space: pre-wrap;
    counter-reset: item;
  }
  .ql-editor > * + * { margin-top: var(--mw-2); }
  .ql-editor h2 { font-size: var(--mw-fs-20); font-weight: 800; }
  .ql-editor h3 { font-size: var(--mw-fs-16); font-weight: 800; }
  .ql-editor blockquote { padding-left: var(--mw-4); border-left: 4px solid var(--mw-line-strong); }
  .ql-editor a { color: var(--mw-primary); text-decoration: underline; }
  .ql-editor [lang] { background: var(--mw-navy-soft); border-radius: 4px; }
  .ql-editor img { max-width: 100%; height: auto; vertical-align: bottom; cursor: pointer; }
  .ql-editor .ql-align-center { text-align: center; }
  .ql-editor .ql-align-right { text-align: right; }
  .ql-editor .ql-align-justify { text-align: justify; }
  .ql-editor ol { padding: 0; list-style: none; }
  .ql-editor li { position: relative; padding-left: 1.6em; }
  .ql-editor li > .ql-ui { position: absolute; left: 0.3em; }
  .ql-editor li[data-list='bullet'] > .ql-ui::before { content: '•'; }
  .ql-editor li[data-list='ordered'] { counter-increment: item; }
  .ql-editor li[data-list='ordered'] > .ql-ui::before { content: counter(item) '.'; }
  .ql-editor > :not(ol), .ql-editor > ol { counter-reset: item; }
`

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`
const Label = styled.span<{ $hidden?: boolean }>`
  ${({ $hidden }) => ($hidden ? visuallyHidden : 'font-size: var(--mw-fs-14); font-weight: 800;')}
`
const Frame = styled.div`
  min-width: 0;
  border: 1.5px solid var(--mw-line-strong);
  border-radius: var(--mw-r-12);
  background: var(--mw-card);
  &:has([aria-invalid='true']) { border-color: var(--mw-danger); }
  &:has(.ql-editor:focus-visible) { border-color: var(--mw-focus); outline: 3px solid var(--mw-focus); }
`
const Text = styled.div<{ $short: boolean }>`
  ${textStyle}
  ${({ $short }) => $short && '.ql-editor { min-height: 56px; }'}
`
const Note = styled.p`
  color: var(--mw-muted);
  font-size: var(--mw-fs-14);
`
const Mistake = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--mw-danger);
  font-size: var(--mw-fs-14);
  font-weight: 700;
  svg { width: 18px; height: 18px; margin-top: 2px; }
`

/** Initial width of a picture, the most common one in popups. */
const FIRST_WIDTH = '300'

export type EditorFieldProps = FieldProps & {
  /** HTML with allowed elements only. */
  value: string
  onChange: (html: string) => void
  onFocus?: () => void
  onBlur?: () => void
  id?: string
  required?: boolean
  /** Whether the text is a line rather than paragraphs, so that the field starts with the height of one. */
  short?: boolean
  /** BCP 47 tag applied by the tool "words in the language being learned". */
  lang?: string
  /**
   * Opens a picture selection and returns the picture, or `null` if cancelled. Without it there is no picture tool.
   */
  choosePicture?: () => Promise<ChosenPicture | null>
}

/** Rich text field: headings, emphasis, lists, links and pictures. */
export function EditorField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  onFocus,
  onBlur,
  id: ownId,
  required,
  short = false,
  lang,
  choosePicture,
}: EditorFieldProps) {
  const labels = useEditorLabels()
  const madeId = useId()
  const id = ownId ?? madeId
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  /** The editor's current HTML, so that a value it reported itself is not set again. */
  const held = useRef<string | null>(null)
  const [selected, setSelected] = useState<Selected | null>(null)
  const [marks, setMarks] = useState<Record<string, unknown>>({})
  const [isLinking, setIsLinking] = useState(false)
  const hasPictures = choosePicture !== undefined

  const changed = useEffectEvent((html: string) => onChange(html))
  const focused = useEffectEvent((isIn: boolean) => (isIn ? onFocus?.() : onBlur?.()))
  const focusToolbar = useEffectEvent(() =>
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  )
  const first = useEffectEvent(() => value)

  const failed = isWrong(error)
  const described = [failed && `${id}-error`, isWrong(note) && `${id}-note`, `${id}-keys`]
    .filter(Boolean)
    .join(' ')
  const describe = useEffectEvent(() => {
    const attributes: Record<string, string | null> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': described,
      'aria-invalid': failed ? 'true' : null,
      'aria-required': required ? 'true' : null,
    }
    for (const [name, text] of Object.entries(attributes)) {
      if (text === null) editor.current?.root.removeAttribute(name)
      else editor.current?.root.setAttribute(name, text)
    }
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const made = makeEditor(element, {
      hasPictures,
      onLink: () => setIsLinking(true),
      onToolbar: () => focusToolbar(),
    })
    editor.current = made
    held.current = first()
    setHtml(made, first())
    describe()
    const look = () => {
      const range = made.getSelection()
      if (!range) return
      setSelected({ index: range.index, length: range.length })
      setMarks(made.getFormat(range))
    }
    made.on('text-change', () => {
      held.current = getHtml(made)
      changed(held.current)
      look()
    })
    made.on('selection-change', look)
    const enter = () => focused(true)
    const leave = () => focused(false)
    made.root.addEventListener('focus', enter)
    made.root.addEventListener('blur', leave)
    return () => {
      made.root.removeEventListener('focus', enter)
      made.root.removeEventListener('blur', leave)
      editor.current = null
      element.replaceChildren()
      element.className = ''
    }
  }, [hasPictures])

  useEffect(() => {
    if (!editor.current || value === held.current) return
    held.current = value
    setHtml(editor.current, value)
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element says what these are, and reads them itself
  useEffect(() => describe(), [id, described, failed, required])

  const cursor = (): Selected =>
    selected ?? { index: Math.max(0, (editor.current?.getLength() ?? 1) - 1), length: 0 }
  const backToText = (range: Selected = cursor()) => {
    editor.current?.focus({ preventScroll: true })
    editor.current?.setSelection(range.index, range.length, 'user')
  }
  const formatOf = (tool: Tool) => (tool.mark?.format === 'lang' ? lang : tool.mark?.value)
  const isOn = (tool: Tool) => tool.mark !== undefined && marks[tool.mark.format] === formatOf(tool)
  const has = (tool: Tool) =>
    (tool.name !== 'lang' || lang !== undefined) && (tool.name !== 'image' || hasPictures)

  const choose = async () => {
    const range = cursor()
    const chosen = await choosePicture?.()
    if (!editor.current) return
    if (chosen) insertPicture(editor.current, range, { ...chosen, width: FIRST_WIDTH })
    else backToText(range)
  }

  const run = (tool: Tool) => {
    const made = editor.current
    if (!made) return
    if (tool.name === 'image') return void choose()
    if (tool.name === 'link') return setIsLinking(!isLinking)
    if (tool.name === 'undo') return made.history.undo()
    if (tool.name === 'redo') return made.history.redo()
    backToText()
    if (tool.name === 'clean') {
      const { index, length } = cursor()
      made.removeFormat(index, length, 'user')
    } else if (tool.mark) made.format(tool.mark.format, isOn(tool) ? false : formatOf(tool), 'user')
    const range = made.getSelection()
    if (range) setMarks(made.getFormat(range))
  }

  const link = (address: string | null) => {
    const made = editor.current
    if (!made) return
    setIsLinking(false)
    const range = cursor()
    backToText(range)
    if (range.length === 0 && address && typeof marks.link !== 'string')
      made.insertText(range.index, address.replace(/^(https:\/\/|mailto:)/, ''), 'link', address, 'user')
    else if (range.length === 0) {
      // Selects the whole link at the cursor.
      const [leaf, offset] = made.getLeaf(range.index)
      if (leaf) made.formatText(range.index - offset, leaf.length(), 'link', address ?? false, 'user')
    } else made.format('link', address ?? false, 'user')
  }

  const picture = editor.current && !isLinking ? pictureAt(editor.current, selected) : null
  return (
    <Box>
      {/* A label element can name form controls only. */}
      <Label id={`${id}-label`} $hidden={hideLabel} onClick={() => backToText()}>
        {label}
      </Label>
      <Frame>
        <Toolbar ref={toolbar} controls={id} isOn={isOn} has={has} onUse={run} onLeave={() => backToText()} />
        {isLinking && (
          <LinkBar
            address={typeof marks.link === 'string' ? marks.link : ''}
            onApply={link}
            onClose={() => {
              setIsLinking(false)
              backToText()
            }}
          />
        )}
        {picture && (
          <PictureBar
            key={picture.index}
            alt={picture.alt}
            width={picture.width}
            onChange={(change) => editor.current && changePicture(editor.current, picture.index, change)}
            onRemove={() => {
              editor.current?.deleteText(picture.index, 1, 'user')
              backToText({ index: picture.index, length: 0 })
            }}
            onClose={() => backToText()}
          />
        )}
        <Text $short={short}>
          <div ref={place} />
        </Text>
      </Frame>
      {isWrong(note) && <Note id={`${id}-note`}>{note}</Note>}
      {failed && <Mistake id={`${id}-error`}>{errorWords(error)}</Mistake>}
      <Label $hidden id={`${id}-keys`}>
        {labels.keys}
      </Label>
    </Box>
  )
}
