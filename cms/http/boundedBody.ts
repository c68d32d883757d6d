import type { Payload } from 'payload'
import { isActiveMember } from './activeMember.ts'
import { limitWithLogin, limitWithoutLogin, tooLarge } from './bodyLimits.ts'

export type Bounded = { request: Request } | { refusal: Response }

/**
 * Reads the body of a request up to its limit, so that no parser ever sees more. Bodies that are larger than what
 * everybody may send are let in for active members of the newsroom only.
 * @param path of the request below /api
 */
export async function boundedBody(request: Request, path: string, payload: () => Promise<Payload>): Promise<Bounded> {
  const { body, headers } = request
  if (!body) return { request }
  const claim = { method: request.method, path, contentType: headers.get('content-type') ?? '' }
  const declared = Number(headers.get('content-length') ?? Number.NaN)
  const anonymousLimit = limitWithoutLogin(claim)
  // A body of unknown length may be a large one.
  const limit = declared <= anonymousLimit ? anonymousLimit : await limitOfMember(request, claim, payload)
  if (limit === Number.POSITIVE_INFINITY) return { request }
  if (declared > limit) return refuse(limit)
  const bytes = await readUpTo(body, limit)
  if (!bytes) return refuse(limit)
  const { method, signal, url } = request
  return { request: new Request(url, { method, headers, body: bytes, signal }) }
}

async function limitOfMember(
  { headers }: Request,
  claim: Parameters<typeof limitWithLogin>[0],
  payload: () => Promise<Payload>,
): Promise<number> {
  const ready = await payload()
  if (!(await isActiveMember(ready, headers))) return limitWithoutLogin(claim)
  const uploads = ready.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  return limitWithLogin(claim, uploads)
}

/** Returns the bytes, or null when there are more of them than the limit. */
export async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength
    if (length > limit) {
      await reader.cancel()
      return null
    }
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}

const refuse = (limit: number): Bounded => ({
  refusal: Response.json({ errors: [{ message: tooLarge(limit) }] }, { status: 413 }),
})
