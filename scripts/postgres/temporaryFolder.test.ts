import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openFolder, removeOwnerless } from './temporaryFolder.ts'

let parent: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'citydesk-folders-'))
})

afterAll(() => rm(parent, { recursive: true }))

const folderOf = async (name: string, owner?: number) => {
  const folder = path.join(parent, name)
  await mkdir(folder)
  if (owner !== undefined) await writeFile(path.join(folder, '.owner'), String(owner))
  return folder
}

describe('temporary folders', () => {
  it('go once their process is gone, and no others', async () => {
    const { pid: gone } = spawnSync(process.execPath, ['--version'])
    const left = await folderOf('tests-left', gone)
    const others = await Promise.all([
      folderOf('tests-used', process.pid),
      folderOf('tests-new'),
      folderOf('more-left', gone),
    ])
    await removeOwnerless(parent, 'tests-')
    expect([left, ...others].map((folder) => existsSync(folder))).toEqual([false, true, true, true])
  })

  it('belong to the process that opens them', async () => {
    const folder = await openFolder('citydesk-own-')
    await removeOwnerless(path.dirname(folder), 'citydesk-own-')
    expect(existsSync(folder)).toBe(true)
    await rm(folder, { recursive: true })
  })
})
