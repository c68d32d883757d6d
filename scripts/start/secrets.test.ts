import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cmsEnvironment } from '#cms/environment.ts'
import { keptSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('secrets that are generated', () => {
  it('are made once and stay the same, so that log-ins outlive a restart', async () => {
    const first = await keptSecrets(join(folder, 'data'))
    expect(await keptSecrets(join(folder, 'data'))).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(3)
  })

  it('are good enough for production', async () => {
    const { PAYLOAD_SECRET, REVALIDATE_SECRET } = await keptSecrets(folder)
    const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', PAYLOAD_SECRET, REVALIDATE_SECRET }
    expect(() => cmsEnvironment(environment)).not.toThrow()
  })

  it('can be read by their owner only', async () => {
    await keptSecrets(folder)
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it.each(['', '{"PAYLOAD_SECRET":"short"}', 'not json'])(
    'are not replaced silently when their file is damaged: %j',
    async (text) => {
      await writeFile(join(folder, 'secrets.json'), text)
      await expect(keptSecrets(folder)).rejects.toThrow('secrets.json is damaged')
    },
  )
})
