/** A style sheet, imported for its side effect. */
declare module '*.css'
