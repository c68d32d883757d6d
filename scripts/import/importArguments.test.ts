import { describe, expect, it } from '@jest/globals'
import { readImportArguments } from './importArguments.ts'
import { lines } from './importProgress.ts'

describe('the command line of an import', () => {
  it('names the kind and the file', () => {
    expect(readImportArguments(['wordpress', 'a.xml', '--report', 'r.txt'])).toEqual({
      kind: 'wordpress',
      file: 'a.xml',
      report: 'r.txt',
      site: undefined,
    })
    expect(readImportArguments(['wordpress', 'a.xml', '--site', 'https://old.test']).site).toBe('https://old.test')
  })

  it.each([
    [[], 'Say what'],
    [['drupal', 'a'], '"drupal"'],
    [['articles'], 'Name the file'],
    [['articles', 'a', 'b'], 'One file at a time'],
    [['articles', 'a', '--fast'], '--fast'],
    [['podcast'], 'Name the file'],
    [['articles', 'a', '--site', 'https://old.test'], 'Only a WordPress export'],
    [['wordpress', 'a', '--site', 'old'], '"old"'],
  ])('%j is refused with a sentence', (args, message) => {
    expect(() => readImportArguments(args)).toThrow(message)
  })
})

describe('progress in a log', () => {
  it('has a line a tenth', () => {
    const written: string[] = []
    const progress = lines((line) => written.push(line))
    for (let done = 0; done <= 40; done += 1) progress.show({ phase: 'documents', done, total: 40 })
    expect(written).toHaveLength(11)
    expect(written.at(-1)).toBe('Posts and pages: 100 % of 40')
  })
})
