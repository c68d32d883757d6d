import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-bundled-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = (name: string, source: string) => writeFile(join(folder, name), source)
const run = (name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/start/bundled.mjs', join(folder, name), ...args])

describe('a script that runs as one module', () => {
  it('has its arguments, its own place and packages, and loads lazily what it imports lazily', async () => {
    await write('late.ts', "console.log('late')\nexport const late: number = 1\n")
    await write(
      'main.ts',
      `import { z } from 'zod'
      console.log(JSON.stringify([process.argv.slice(1), import.meta.dirname, z.coerce.number().parse('3')]))
      await import('./late.ts')`,
    )
    const { stdout } = await run('main.ts', 'one', '--two')
    const [first, ...others] = stdout.trim().split('\n')
    expect(JSON.parse(first ?? '')).toEqual([[join(folder, 'main.ts'), 'one', '--two'], folder, 3])
    expect(others).toEqual(['late'])
  })

  it('starts several times at once', async () => {
    await write('again.ts', `console.log(${JSON.stringify(folder)} as string)\n`)
    const started = await Promise.all(['1', '2', '3', '4'].map((argument) => run('again.ts', argument)))
    expect(started.map(({ stdout }) => stdout.trim())).toEqual([folder, folder, folder, folder])
  })

  it('names its own lines in an error', async () => {
    await write(
      'wrong.ts',
      "interface Nothing {}\n\nexport const fail = (): Nothing => {\n  throw new Error('no')\n}\nfail()\n",
    )
    await expect(run('wrong.ts')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${join(folder, 'wrong.ts')}:4`),
    })
  })

  it('ends with the place of a mistake', async () => {
    await write('broken.ts', 'const = 1\n')
    await expect(run('broken.ts')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('broken.ts:1:6') })
  })
})
