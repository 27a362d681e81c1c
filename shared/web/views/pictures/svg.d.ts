/** An SVG file as a file of the release; the import is its address. */
declare module '*.svg' {
  const address: string
  export default address
}
