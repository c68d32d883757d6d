import { S3Client } from '@aws-sdk/client-s3'
import { APIError } from 'payload'
import { z } from 'zod'

/** An S3-compatible store, as the environment describes it. */
export interface ObjectStoreOptions {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of stores other than Amazon's. */
  endpoint?: string
}

export interface ObjectStore {
  client: S3Client
  bucket: string
}

// Milliseconds that a store has to take a connection up, and may be silent; a large file may take as long as it takes.
const timeouts = { connectionTimeout: 5_000, socketTimeout: 60_000 }

/** Opens a store and the way to it. Nothing is sent before the first file. */
export function openObjectStore({ bucket, region, endpoint, ...credentials }: ObjectStoreOptions): ObjectStore {
  return {
    bucket,
    client: new S3Client({
      region,
      endpoint,
      credentials,
      // Stores other than Amazon's have no host of its own for every bucket.
      forcePathStyle: endpoint !== undefined,
      // Checksums that browsers and older stores do not know are left out of addresses.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: timeouts,
    }),
  }
}

/** Returns whether the store says that it has no such object. */
export function isNoSuchObject(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

/**
 * Returns the error for a failure of the store, with a message for the editor: 502, or 429 when it was called too
 * often.
 */
export function storeRefusal(error: unknown): APIError {
  const status = statusOf(error)
  const refusal = (message: string, own = 502) => new APIError(message, own, null, true)
  if (status === 401 || status === 403)
    return refusal('The file store does not accept what is in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  if (status === 404) return refusal('The file store has no bucket of the name in S3_BUCKET.')
  if (status === 429 || status === 503)
    return refusal('The file store was asked too often. Try again in a minute.', 429)
  return refusal(
    status === undefined || status < 400
      ? 'The file store did not answer. Try again.'
      : `The file store answered ${status}. Try again later.`,
  )
}

const answered = z.union([
  z
    .object({ $metadata: z.object({ httpStatusCode: z.number() }) })
    .transform(({ $metadata }) => $metadata.httpStatusCode),
  // Where the words of the store could not be read.
  z.object({ $response: z.object({ statusCode: z.number() }) }).transform(({ $response }) => $response.statusCode),
])

const statusOf = (error: unknown): number | undefined => answered.safeParse(error).data
