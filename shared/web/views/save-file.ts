/** Saves a file as a download with this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Long enough for the browser to start the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
