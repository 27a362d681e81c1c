/** One running stand-in, as the main program sees it. */
export interface StandIn {
  name: string
  /** What to print: its address. */
  address: string
  close(): Promise<void>
}
