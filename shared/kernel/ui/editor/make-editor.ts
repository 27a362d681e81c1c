import { isMediaAddress } from '@mowka/domain/media'
import { linkSchemes } from '@mowka/domain/text/rich-text'
import { Attributor, Scope } from 'parchment'
import Quill, { Delta, type Range } from 'quill/core.js'
import { AlignClass } from 'quill/formats/align.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Image from 'quill/formats/image.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import Clipboard from 'quill/modules/clipboard.js'
import { type ChosenPicture, heightAt } from './picture'
import { readHtml } from './read-html'
import { type TextOp, writeHtml } from './write-html'

/** A picture from the media library; any other URL renders nothing. */
class Picture extends Image {
  static override sanitize(url: string): string {
    return isMediaAddress(url) ? url : 'data:,'
  }
}

class SafeLink extends Link {
  static override PROTOCOL_WHITELIST = [...linkSchemes]
}

/** Operations of a text. Only the formats registered here occur, which the library's types cannot express. */
export const opsOf = (delta: Delta): TextOp[] => delta.ops as TextOp[]

/** Reads pasted HTML and writes copied HTML with our own functions. */
class CleanClipboard extends Clipboard {
  override convert(
    { html, text }: { html?: string; text?: string },
    formats: Record<string, unknown> = {},
  ): Delta {
    if (!html) return super.convert({ text }, formats)
    const ops = readHtml(html)
    const last = ops.at(-1)
    // The last line continues with the text after the insertion point.
    if (last?.insert === '\n' && !last.attributes) ops.pop()
    return new Delta(ops)
  }

  override onCopy(range: Range) {
    return {
      text: this.quill.getText(range),
      html: writeHtml(opsOf(this.quill.getContents(range.index, range.length))),
    }
  }
}

Quill.register(
  {
    'formats/align': AlignClass,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/header': Header,
    'formats/image': Picture,
    'formats/italic': Italic,
    'formats/lang': new Attributor('lang', 'lang', { scope: Scope.INLINE }),
    'formats/link': SafeLink,
    'formats/list': List,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'modules/clipboard': CleanClipboard,
  },
  true,
)

const textFormats = [
  'bold',
  'italic',
  'underline',
  'strike',
  'link',
  'lang',
  'header',
  'list',
  'blockquote',
  'align',
]

/** Disables the indentation keys: Tab leaves the editor, like any other field. */
const noTab = Object.fromEntries(
  ['tab', 'indent', 'outdent', 'remove tab', 'indent code-block', 'outdent code-block', 'table'].map(
    (name) => [name, null],
  ),
)

export type Editor = Quill

/** Selection in the editor: start index and length. */
export type Selected = { index: number; length: number }

/**
 * Creates an editor in an empty element. It has no theme; our own components surround it. The library never receives
 * HTML, which it would assign to `innerHTML`: text is passed in its own format, so the page's Trusted Types policy is
 * never called. The text contains no inline styles; alignment is a class.
 */
export function makeEditor(
  container: HTMLElement,
  { hasPictures, onLink, onToolbar }: { hasPictures: boolean; onLink: () => void; onToolbar: () => void },
): Editor {
  return new Quill(container, {
    formats: hasPictures ? [...textFormats, 'image'] : textFormats,
    modules: {
      history: { userOnly: true },
      // The library would embed dropped files as data URLs.
      uploader: { mimetypes: [] },
      keyboard: {
        bindings: {
          ...noTab,
          link: { key: 'k', shortKey: true, handler: () => onLink() },
          toolbar: { key: 'F10', altKey: true, handler: () => onToolbar() },
        },
      },
    },
  })
}

/** Replaces the text. */
export function setHtml(editor: Editor, html: string): void {
  editor.setContents(new Delta(readHtml(html)), 'silent')
  editor.history.clear()
}

export const getHtml = (editor: Editor): string => writeHtml(opsOf(editor.getContents()))

/** Returns the picture that is selected or directly before the cursor, or `null`. */
export function pictureAt(
  editor: Editor,
  selected: Selected | null,
): { index: number; alt: string; width: string } | null {
  if (!selected || selected.length > 1) return null
  const index = selected.length === 1 ? selected.index : selected.index - 1
  if (index < 0) return null
  const [op] = opsOf(editor.getContents(index, 1))
  if (!op || typeof op.insert === 'string') return null
  return { index, alt: op.attributes?.alt ?? '', width: op.attributes?.width ?? '' }
}

/** Changes a picture. Its height follows its width. */
export function changePicture(editor: Editor, index: number, change: { alt?: string; width?: string }): void {
  editor.formatText(
    index,
    1,
    change.width === undefined
      ? change
      : { ...change, height: heightAt(Number(change.width), sizeAt(editor, index)) },
    'user',
  )
}

/** Returns the size of the picture at an index: its own once it is loaded, otherwise the one it was given. */
function sizeAt(editor: Editor, index: number): ChosenPicture['size'] {
  const [leaf] = editor.getLeaf(index + 1)
  const element = leaf?.domNode
  if (!(element instanceof HTMLImageElement)) return undefined
  const { naturalWidth, naturalHeight } = element
  if (naturalWidth > 0 && naturalHeight > 0) return { width: naturalWidth, height: naturalHeight }
  return { width: Number(element.getAttribute('width')), height: Number(element.getAttribute('height')) }
}

/** Inserts a picture at the cursor and moves the cursor after it. */
export function insertPicture(
  editor: Editor,
  { index, length }: Selected,
  { src, alt, size, width }: ChosenPicture & { width: string },
): void {
  const height = heightAt(Number(width), size)
  editor.updateContents(
    new Delta()
      .retain(index)
      .delete(length)
      .insert({ image: src }, { alt, width, ...(height && { height }) }),
    'user',
  )
  editor.setSelection(index + 1, 0, 'user')
}
