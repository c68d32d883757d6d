import { statfs } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mediaLibraryOf } from '#plugins/media-library/mediaLibrary.read.ts'
import { broken, type Finding, look, part } from '../part.schema.ts'
import { systemOptionsOf } from '../system.options.ts'
import { databaseBytes, largestTables, mediaTotals } from './storage.store.ts'

// All sizes are bytes.
export const storagePart = part.extend({
  database: z.object({
    bytes: z.number(),
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  }),
  media: z.object({
    kind: z.enum(['disk', 's3']),
    documents: z.number(),
    bytes: z.number(),
    /** Null in a store without an end, or that does not answer. */
    free: z.number().nullable(),
    problem: z.string().nullable(),
  }),
  disk: z.object({ free: z.number(), total: z.number() }),
})

const shownTables = 12

// Bytes that are free: below the first it is time to make room, below the second writing fails soon.
const littleSpace = 5 * 1024 ** 3
const noSpace = 500 * 1024 ** 2

/** Returns how much the newsroom keeps, and where. */
export async function storageOf({ payload }: PayloadRequest): Promise<z.infer<typeof storagePart>> {
  const { files } = mediaLibraryOf(payload)
  const { dataDir } = systemOptionsOf(payload.config)
  const [bytes, tables, totals, space, { bavail, blocks, bsize }] = await Promise.all([
    databaseBytes({ payload }),
    largestTables({ payload }, shownTables),
    mediaTotals({ payload }),
    files.space().then(
      (free) => ({ free, problem: null }),
      (error: unknown) => ({ free: null, problem: error instanceof Error ? error.message : String(error) }),
    ),
    statfs(dataDir),
  ])
  const disk = { free: bavail * bsize, total: blocks * bsize }
  return {
    summary: `${gigabytes(disk.free)} free of ${gigabytes(disk.total)}`,
    findings: [...spaceFindings(disk.free), ...storeFindings(space.problem)],
    database: { bytes, tables },
    media: { kind: files.kind, ...totals, ...space },
    disk,
  }
}

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`

function spaceFindings(free: number): Finding[] {
  const todo = 'Make room on the disk of the data folder, or give it a larger one.'
  if (free < noSpace) return [broken('The disk is full.', todo)]
  return free < littleSpace ? [look(`The disk has ${gigabytes(free)} left.`, todo)] : []
}

const storeFindings = (problem: string | null): Finding[] =>
  problem === null ? [] : [broken(problem, 'Check the variables that begin with S3_, or the folder of uploads.')]
