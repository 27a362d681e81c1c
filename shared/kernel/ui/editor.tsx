/** Rich text editor, for content editors only. Loaded on demand because of its size. */
export { EditorField, type EditorFieldProps } from './editor/EditorField'
export type { ChosenPicture } from './editor/picture'
