import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FetchLimits, fetchFile } from '../../outside/fileFetch.ts'
import { readPodcastChannel } from './podcastChannel.ts'
import { ImportFileError } from './text.read.ts'

// More pages than any feed has.
const maxPages = 100

const limitsByDefault: FetchLimits = { maxSize: 50 * 1024 * 1024, timeout: 60_000 }

/** A feed that was fetched: its files, where they are from, and their removal. */
export interface DownloadedFeed {
  files: string[]
  addresses: string[]
  remove: () => void
}

/**
 * Fetches a feed, and the feeds with older episodes that it names.
 * @throws ImportFileError where one of them cannot be had, or is no feed
 */
export async function downloadPodcastFeed(address: string, limits: Partial<FetchLimits> = {}): Promise<DownloadedFeed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-feed-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const files: string[] = []
  const addresses: string[] = []
  try {
    for (let next = address; next && !addresses.includes(next) && files.length < maxPages; ) {
      const file = path.join(folder, `feed-${files.length + 1}.xml`)
      await writeFile(file, await feedAt(next, { ...limitsByDefault, ...limits }))
      files.push(file)
      addresses.push(next)
      next = (await readPodcastChannel(file)).next
    }
    return { files, addresses, remove }
  } catch (error) {
    remove()
    throw error
  }
}

async function feedAt(address: string, limits: FetchLimits): Promise<Buffer> {
  try {
    return (await fetchFile(address, limits)).data
  } catch (error) {
    throw new ImportFileError(`${address}: ${error instanceof Error ? error.message : error}`)
  }
}
