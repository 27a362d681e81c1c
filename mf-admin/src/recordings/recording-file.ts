/** The largest file of a recording, in bytes; the server refuses larger ones. */
export const MAX_RECORDING_BYTES = 10 * 1024 * 1024

/** Whether the device takes a file for an MP3 (A-EXFO-26). The server looks at what is in it. */
export const isMp3File = ({ type }: Pick<File, 'type'>): boolean => type === 'audio/mpeg'
