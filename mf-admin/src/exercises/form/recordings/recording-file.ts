/** The largest file of a recording, in bytes; the server refuses larger ones. */
export const MAX_RECORDING_BYTES = 10 * 1024 * 1024

/** Whether the device takes a file for an MP3 (A-EXFO-26). The server looks at what is in it. */
export const isMp3File = ({ type }: Pick<File, 'type'>): boolean => type === 'audio/mpeg'

/** The content of a file in base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
