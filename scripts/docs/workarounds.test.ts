import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { classesIn, markupClasses, styledElsewhere } from './markupClasses.ts'

const page = readFileSync('docs/workarounds.md', 'utf8')
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', 'cms/*.css'], { encoding: 'utf8' }).trim().split('\n')
const scripts = tracked.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(file))
const unnamed = (files: readonly string[]) => files.filter((file) => !page.includes(`\`${file}\``))

/** Private members of Lexical, Yjs and y-indexeddb that this project uses. */
const insides =
  /\b(_inputState|_nodeMap|_config|__parent|__prev|__next|__first|__last|__size|_db|_start|undoStack|pendingStructs|unstable_runtimeJS)\b/

/** Files of Payload's packages that they do not export, and names of its packages that a bundler replaces. */
const aliases = /node_modules\/@payloadcms|'@payloadcms\/[\w-]+\/dist\/|resolveAlias: \{ '@payloadcms/

/** Returns the classes of selectors in the strings of a script. */
const selectedIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`|"([^"\n]*)"/g)].flatMap(([, ...quoted]) =>
    [...(quoted.find(Boolean) ?? '').matchAll(/(?:^|[\s(,>:*])\.([a-z]+(?:[-_][\w-]+)+)/g)].map(
      ([, name]) => name ?? '',
    ),
  )

describe('docs/workarounds.md', () => {
  it('names files that exist', () => {
    const named = [...page.matchAll(/`([\w.()[\]-]+\/[\w.()[\]/-]+\.\w+)`/g)].map(([, file]) => file ?? '')
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names every file that uses a private member of a library', () => {
    expect(unnamed(scripts.filter((file) => insides.test(readFileSync(file, 'utf8'))))).toEqual([])
  })

  it('names every file that takes or replaces what Payload does not export', () => {
    const users = scripts.filter((file) => aliases.test(readFileSync(file, 'utf8')))
    expect(users).toContain('cms/next.config.ts')
    expect(unnamed(users)).toEqual([])
  })

  it('names every script that looks for a class of Payload', () => {
    const styled = styledElsewhere()
    const users = scripts.filter(
      (file) =>
        /^(cms|plugins)\//.test(file) && selectedIn(readFileSync(file, 'utf8')).some((name) => styled.has(name)),
    )
    expect(users).toContain('cms/adminDom.ts')
    expect(unnamed(users)).toEqual([])
  })

  const isInMarkup = markupClasses(scripts.filter((file) => /^(cms|blocks|collections|plugins)\//.test(file)))

  it('has style sheets for markup that is there: no class of Payload that is gone, and none of our own', () => {
    const gone = tracked
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...classesIn(readFileSync(file, 'utf8'))].map((name) => `${file}: ${name}`))
      .filter((line) => !isInMarkup(line.split(': ')[1] ?? ''))
    expect(gone).toEqual([])
  })

  it('has scripts that look for what is there', () => {
    const looked = ['cms/adminDom.ts', 'cms/accessibility/payloadMarkup.ts'].flatMap((file) =>
      selectedIn(readFileSync(file, 'utf8')),
    )
    expect(looked.length).toBeGreaterThan(20)
    expect(looked.filter((name) => !isInMarkup(name))).toEqual([])
    expect(isInMarkup('document-fields__teapot')).toBe(false)
  })
})
