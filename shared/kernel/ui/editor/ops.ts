/** Formats of a piece of text: its own, and on a line break those of its line. */
export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  link?: string
  /** BCP 47 tag of the text. */
  lang?: string
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  blockquote?: true
  align?: 'center' | 'right' | 'justify'
  /** For pictures. */
  alt?: string
  /** For pictures, in pixels. */
  width?: string
}

/** A piece of text in the editor's format: words, or a picture from the media library. */
export type TextOp = { insert: string | { image: string }; attributes?: Marks }

/** Inline formats, without those of lines and pictures. */
export const inlineMarks = ['link', 'bold', 'italic', 'underline', 'strike', 'lang'] as const

/** Line formats. */
export const lineMarks = ['header', 'list', 'blockquote', 'align'] as const
