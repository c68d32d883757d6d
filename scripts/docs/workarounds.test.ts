import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

const page = readFileSync('docs/workarounds.md', 'utf8')

// Private members of Lexical and y-indexeddb that this project uses.
const insides =
  /\b(_inputState|_nodeMap|_config|__parent|__prev|__next|_db|undoStack|pendingStructs|unstable_runtimeJS)\b/

describe('docs/workarounds.md', () => {
  it('names files that exist', () => {
    const named = [...page.matchAll(/`([\w.()[\]-]+\/[\w.()[\]/-]+\.\w+)`/g)].map(([, file]) => file ?? '')
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names every file that uses a private member of a library', () => {
    const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
    const users = sources.filter((file) => !file.includes('.test.') && insides.test(readFileSync(file, 'utf8')))
    expect(users.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
  })
})
