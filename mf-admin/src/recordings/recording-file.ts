/** Maximum size of a recording, in bytes. The server refuses larger files. */
export const MAX_RECORDING_BYTES = 10 * 1024 * 1024

/** Whether a file has the MP3 media type (A-EXFO-26). The server checks its content. */
export const isMp3File = ({ type }: Pick<File, 'type'>): boolean => type === 'audio/mpeg'
