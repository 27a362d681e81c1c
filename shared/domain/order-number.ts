/** An order's number as people say it: the end of its id, which is no permission for anything. */
export const spokenOrderNumber = (id: string): string => id.slice(-12).toUpperCase()
