const harmless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether a page of another site had a browser send a request that may change something. Payload does not read the
 * log-in of such a request; what needs none, as a log-in itself, is not for other sites either. Programs name no origin.
 * @param own origins of the back office
 */
export function isOfForeignSite(
  { method, headers }: Pick<Request, 'headers' | 'method'>,
  own: readonly string[],
): boolean {
  const origin = headers.get('Origin')
  return !harmless.has(method) && origin !== null && !own.includes(origin)
}
