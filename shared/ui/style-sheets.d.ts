/** A style sheet of its own: imported for the page alone. */
declare module '*.css'
