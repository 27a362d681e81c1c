/** A style sheet of its own: imported only for the page. */
declare module '*.css'
