/** Rich text: too heavy for every page, and for editors of content only. Loaded when a page asks for it. */
export { EditorField, type EditorFieldProps } from './editor/EditorField'
export type { ChosenPicture } from './editor/picture'
