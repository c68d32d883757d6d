/** A customer of an ad server, as its list has them. */
export interface ListedAdvertiser {
  id: string
  name: string
  /** Empty for none. */
  website: string
}

/** An ad server that advertisers are synchronised from. */
export interface AdServer {
  /** Its name, for messages. */
  name: string
  /**
   * Returns all customers of a network.
   * @throws APIError with a message for the editor
   */
  advertisers(networkId: string, signal?: AbortSignal): Promise<ListedAdvertiser[]>
}
