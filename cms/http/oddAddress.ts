// Names that every object has, which are names of nothing here.
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * Returns why an address means nothing here, as a status and a sentence; null for an address that may mean something.
 * @param path below /api, as it was sent
 * @param query as it was sent, with its question mark
 */
export function oddAddress(path: string, query: string): { status: 400 | 404; message: string } | null {
  const decoded = decodedOf(path)
  const isReadable = decodedOf(query) !== null && !query.includes('%00') && isReadableJson(query)
  if (decoded === null || decoded.includes('\0') || !isReadable) {
    return { status: 400, message: 'This address cannot be read.' }
  }
  if (decoded.split('/').some((name) => inherited.has(name))) {
    return { status: 404, message: 'There is nothing at this address.' }
  }
  return null
}

/** Returns whether all escapes of an address are those of a text in UTF-8. */
export function isDecodable(address: string): boolean {
  return decodedOf(address) !== null
}

const decodedOf = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

// Parameters that Payload reads as JSON where they are plain text, without looking whether they are.
const jsonParameters = ['where', 'data']

const isReadableJson = (query: string): boolean => {
  const parameters = new URLSearchParams(query)
  return jsonParameters.flatMap((name) => parameters.getAll(name)).every((text) => text === '' || isJson(text))
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
