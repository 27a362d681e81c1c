/** Whether a browser may be sent there: only what is reached by HTTP, never a script. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
