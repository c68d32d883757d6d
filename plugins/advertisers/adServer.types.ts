export interface ListedAdvertiser {
  id: string
  name: string
  /** Empty for none. */
  website: string
}

export interface AdServer {
  name: string
  /**
   * Returns all customers of a network.
   * @throws APIError with a message for the editor
   */
  advertisers(networkId: string, signal?: AbortSignal): Promise<ListedAdvertiser[]>
}
