import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'citydesk-block-'))
const copied = [
  'blocks',
  'contract',
  'scripts/newBlock.ts',
  'scripts/new-block',
  'scripts/demo/unshownBlocks.ts',
  'tests/soak.ts',
]
const settings = ['package.json', 'tsconfig.json', 'biome.json', 'scripts/lint/valueEquality.grit', '.gitignore']
for (const part of [...copied, ...settings]) cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true }))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const newBlock = (...names: string[]) => run('--import', 'tsx', 'scripts/newBlock.ts', ...names)

const leaf = newBlock('trial-line')
const wrap = newBlock('trial-box', 'trial-box-line')

describe('npm run new:block', () => {
  it('writes blocks that are tidy and well typed', () => {
    expect([leaf, wrap]).toMatchObject([{ status: 0 }, { status: 0 }])
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')).toMatchObject({ status: 0 })
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ status: 0, said: '' })
  })

  it.each([
    [['trial-line'], 'There is a folder blocks/trial-line already'],
    [['Press Note'], '‘Press Note’ is no name: write it like press-note'],
    [['ferry', 'ferry'], 'A part has a name of its own'],
    [[], 'Say what it is called'],
  ])('refuses %j', (names, reason) => {
    expect(newBlock(...names)).toMatchObject({ status: 1, said: expect.stringContaining(reason) })
  })
})

// Their own tests, as part of this file.
for (const name of ['trial-line', 'trial-box', 'trial-box-line'])
  await import(path.join(copy, `blocks/${name}/${name}.test.tsx`))
