/** A running fake service. */
export interface FakeService {
  name: string
  /** Address to print. */
  address: string
  close(): Promise<void>
}
