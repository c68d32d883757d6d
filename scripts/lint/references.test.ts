import { describe, expect, it } from '@jest/globals'
import { referenceFaults } from './references.ts'

const faultsOf = (files: Readonly<Record<string, string>>) =>
  referenceFaults(new Map(Object.entries(files)), (path) => path in files)

const page = {
  'docs/spec/editor.md': '# The editor\n\n## Keys in a list\n\n## Keys in a list\n\n### `Undo`: 2 steps\n',
}

describe('a reference to the documents', () => {
  it.each([
    ['plugins/undo.ts', '// docs/spec/editor.md'],
    ['plugins/undo.ts', '/** One step (docs/spec/editor.md#keys-in-a-list). */'],
    ['docs/keys.md', '[lists](spec/editor.md#keys-in-a-list-1), [undo](spec/editor.md#undo-2-steps)'],
    ['docs/keys.md', '# Keys\n[here](#keys), [there](https://example.com/none.md#none), `[a](none.md)`'],
    ['docs/keys.md', '```\n[a](none.md)\n```\n[code](../docs/spec/editor.md)'],
  ])('%s may have %j', (file, text) => {
    expect(faultsOf({ ...page, [file]: text })).toEqual([])
  })

  it.each([
    ['plugins/undo.ts', '\n// docs/spec/desk.md#undo', 'plugins/undo.ts:2: docs/spec/desk.md does not exist.'],
    ['cms/a.css', '/* docs/spec/editor.md#undo */', 'cms/a.css:1: docs/spec/editor.md has no heading #undo.'],
    ['docs/keys.md', '[lists](editor.md)', 'docs/keys.md:1: docs/editor.md does not exist.'],
    ['docs/keys.md', '[lists](#lists)', 'docs/keys.md:1: docs/keys.md has no heading #lists.'],
  ])('%s may not have %j', (file, text, fault) => {
    expect(faultsOf({ ...page, [file]: text })).toEqual([fault])
  })
})
