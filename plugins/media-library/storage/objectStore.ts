import { S3Client } from '@aws-sdk/client-s3'

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

/** Milliseconds that a store has to take a connection up, and to answer. */
const patience = { connectionTimeout: 5_000, requestTimeout: 60_000 }

export const openObjectStore = ({ bucket, region, endpoint, ...credentials }: ObjectStoreOptions): ObjectStore => ({
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
    requestHandler: patience,
  }),
})

/** Whether the store says that it has no such object. */
export const isNoSuchObject = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
