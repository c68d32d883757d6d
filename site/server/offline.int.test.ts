import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { article, runningSite, story } from '../testing/runningSite.ts'

const { backOffice, files, folder, start, letTimePass, get, textOf } = runningSite()

describe('the site without its back office', () => {
  it.each(['slow', 'error', 'garbage'] as const)('goes on serving while the back office is %s', async (fault) => {
    await textOf(story)
    backOffice.fault = fault
    letTimePass(24 * 3_600_000)
    const answer = await get(story)
    expect([answer.status, await answer.text(), answer.headers.get('cache-status')]).toEqual([
      200,
      'First',
      'Citydesk; hit; stale',
    ])
    const never = await get('/never-seen')
    expect([never.status, never.headers.get('retry-after'), never.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ])
    backOffice.fault = null
    letTimePass(60_000)
    backOffice.answers.set(story, article('Back'))
    expect(await textOf(story)).toBe('Back')
  })

  it('goes on serving after a restart while the back office is down, damaged files aside', async () => {
    backOffice.answers.set('/b', article('Other'))
    await textOf(story)
    await textOf('/b')
    await files().settled()
    await backOffice.stop()
    const kept = (await readdir(folder(), { recursive: true })).filter((name) => name.endsWith('.page'))
    expect(kept).toHaveLength(2)

    await start()
    expect(await textOf(story)).toBe('First')
    for (const name of kept) await writeFile(path.join(folder(), name), 'half a p')
    await start()
    expect((await get(story)).status).toBe(503)
  })

  it('goes on serving browsers with Global Privacy Control after a restart, with pages of their own', async () => {
    const headers = { 'Sec-GPC': '1' }
    expect(await (await get(story, { headers })).text()).toBe('First')
    await files().settled()
    await backOffice.stop()
    await start()
    expect(await (await get(story, { headers })).text()).toBe('First')
    expect((await get(story)).status).toBe(503)
  })

  it('forgets pages of another build: they name style sheets that are gone', async () => {
    await textOf(story)
    await files().settled()
    await backOffice.stop()
    await start('build-2')
    expect((await get(story)).status).toBe(503)
  })
})
