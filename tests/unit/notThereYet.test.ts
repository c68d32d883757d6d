import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = path.join(import.meta.dirname, '../..')

// What the README says is missing, and a folder that is there once it is built.
const missing = new Map<string, string>()

describe('the README', () => {
  it('names what is not there yet, and nothing that is', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')
    const [, list = ''] = /Not there yet: ([^.]+)\./.exec(readme) ?? []
    const said = list === '' ? [] : list.split(/, | and /)
    const absent = [...missing].filter(([, folder]) => !existsSync(path.join(root, folder))).map(([name]) => name)
    expect(said).toEqual(absent)
  })
})
