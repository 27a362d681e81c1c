/** What a piece of text has: marks of its own, and those of its line on the line's end. */
export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  link?: string
  /** The language of the words, as pages name it. */
  lang?: string
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  blockquote?: true
  align?: 'center' | 'right' | 'justify'
  /** Of a picture. */
  alt?: string
  /** Of a picture, in pixels. */
  width?: string
}

/** A piece of a text in the editor's own form: words, or a picture of the media library. */
export type TextOp = { insert: string | { image: string }; attributes?: Marks }

/** Marks of words, without those of lines and pictures. */
export const inlineMarks = ['link', 'bold', 'italic', 'underline', 'strike', 'lang'] as const

/** Marks of lines. */
export const lineMarks = ['header', 'list', 'blockquote', 'align'] as const
