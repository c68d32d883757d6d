import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { z } from 'zod'
import { openFolder } from '#scripts/postgres/testPostgres.ts'
import type { Screen } from '#scripts/start/screen.ts'
import { benchFolder } from '../../bench/addresses.fill.ts'
import { fillArchive, newestPaths } from '../../bench/archive.fill.ts'
import { signIn } from '../../bench/backOffice.ts'
import type { Subject } from '../../bench/measure.types.ts'
import { measures, smallRun } from '../../bench/measures.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

/** Rows of the report by measure. */
const rowsOf = {
  ...{ cached: 4, uncached: 2, 'reader-api': 2, rest: 2, addresses: 3 },
  ...{ 'posts-list': 12, pickers: 17, media: 10, publish: 18 },
}

/** Measures that need a browser or a process of their own for many seconds: `npm run bench -- --small` tries them. */
const long = ['together', 'typing', 'lighthouse', 'import']

const { cmsUrl, siteUrl, databaseUrl, environment } = sharedNewsroom()
const screen: Screen = { line: () => undefined, step: (_, work) => work(() => undefined) }
let subject: Subject

beforeAll(async () => {
  await fillArchive({ backOffice: await signIn(cmsUrl, 'editor'), databaseUrl, posts: 8, limits: smallRun, screen })
  const [folder, articlePaths] = [await openFolder('citydesk-bench-'), await newestPaths(databaseUrl)]
  const revalidateSecret = environment.REVALIDATE_SECRET ?? ''
  subject = { cmsUrl, siteUrl, databaseUrl, revalidateSecret, articlePaths, limits: smallRun, folder, screen }
})

afterAll(async () => {
  if (subject) await rm(subject.folder, { recursive: true, force: true })
  await removeStories()
  await removeAddresses()
})

async function removeStories(): Promise<void> {
  const admin = await signInByRest(cmsUrl, 'admin')
  const { body } = await admin.call('GET', '/posts?depth=0&limit=100&select[slug]=true&where[slug][like]=bench-')
  for (const { id } of z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(body).docs) {
    await admin.call('POST', `/posts/${id}/trash`)
    await admin.call('DELETE', `/posts/${id}?trash=true`)
  }
}

async function removeAddresses(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const table of ['addresses', 'url_targets']) {
    await client.query(`DELETE FROM ${table} WHERE path LIKE $1`, [`${benchFolder}%`])
  }
  await client.end()
}

describe('the benchmark', () => {
  it.each(Object.entries(rowsOf))('takes the measure "%s"', async (name, count) => {
    const rows = await measures.find((measure) => measure.name === name)?.run(subject)
    expect(rows).toHaveLength(count)
    expect(rows?.every(({ milliseconds }) => milliseconds && milliseconds.count > 0)).toBe(true)
  })

  it('has no other measures', () => {
    expect(measures.map(({ name }) => name).toSorted()).toEqual([...Object.keys(rowsOf), ...long].toSorted())
  })
})
