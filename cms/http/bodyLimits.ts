const megabyte = 1024 * 1024

// Logins, GraphQL, calls of the reader site, and everything that comes without a login.
const small = megabyte

// By the first parts of an address below /api: how many bytes a body may have.
const limits: readonly (readonly [RegExp, number])[] = [
  [/^\/(graphql|users|reader|payload-preferences)(\/|$)/, small],
  [/^\/rpc\//, 4 * megabyte],
  [/^\/url-targets\/table$/, 10 * megabyte],
]

// Documents and everything else.
const usual = 8 * megabyte

/** The parts of a request that are known before its body is read. */
export interface BodyClaim {
  method: string
  /** Below /api, beginning with a slash. */
  path: string
  contentType: string
}

/** Returns the maximum bytes of a body without a check of its sender. */
export function limitWithoutLogin(claim: BodyClaim): number {
  return isSignedUpload(claim) ? Number.POSITIVE_INFINITY : small
}

/**
 * Returns how many bytes the body of an active member of the newsroom may have. Infinity where the receiver counts
 * itself: files are read in pieces, and end at the limit of uploads.
 * @param uploads the collections that take files
 */
export function limitWithLogin(claim: BodyClaim, uploads: readonly string[]): number {
  if (isSignedUpload(claim)) return Number.POSITIVE_INFINITY
  const [, collection = ''] = claim.path.split('/')
  if (claim.contentType.startsWith('multipart/') && uploads.includes(collection)) return Number.POSITIVE_INFINITY
  return limits.find(([pattern]) => pattern.test(claim.path))?.[1] ?? usual
}

// The bytes of a file at an address that was signed for it: the signature is checked before anything is read.
const isSignedUpload = ({ method, path }: BodyClaim): boolean =>
  method === 'PUT' && /^\/media-uploads\/[^/]+$/.test(path)

export function tooLarge(limit: number): string {
  return `The body of this request may have at most ${limit / megabyte} MB.`
}
