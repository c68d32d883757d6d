import { describe, expect, it } from '@jest/globals'
import { docstringsIn } from './docstrings.ts'
import { figureFaults, readFigures } from './figures.ts'
import { limits } from './limits.ts'

const readingsOf = (files: Readonly<Record<string, string>>) =>
  new Map(readFigures(new Map(Object.entries(files))).map((reading) => [reading.figure.name, reading]))

const measure = (name: string, files: Readonly<Record<string, string>>) => readingsOf(files).get(name)?.value

describe('the figures of the code', () => {
  it('have a name for each limit', () => {
    const readings = readingsOf({})
    expect(Object.keys(limits).filter((name) => !readings.has(name))).toEqual([])
  })

  it.each([
    ['// as in back-office 4.2', 1],
    ['/* block-editor specification, section 3.1 */', 1],
    ['// (decisions, section 4)', 1],
    ['// RFC 9110, section 13.1.2', 0],
    ['// docs/spec/editor.md#undo', 0],
  ])('count in %j the citations of numbered sections: %i', (text, count) => {
    expect(measure('citations of numbered sections', { 'tests/a.test.ts': text })).toBe(count)
  })

  it.each([
    ['/** A. */\nexport const a = 1', true],
    ['export interface A {\n  /** B. */\n  b: string\n}', true],
    ['export const a = {\n  /** B. */\n  b: 1,\n}', true],
    ['/** The file. */\nimport b from "b"', true],
    ['export function A({\n  b,\n}: {\n  /** B. */\n  b: string\n}) {}', true],
    ['/** A. */\nconst a = 1', false],
    ['interface A {\n  /** B. */\n  b: string\n}', false],
    ['export class A {\n  /** B. */\n  private b() {}\n}', false],
    ['export function a() {\n  /** B. */\n  const b = 1\n}', false],
  ])('tell of %j whether what is described is exported: %s', (text, isExported) => {
    expect(docstringsIn(text)).toEqual([expect.objectContaining({ isExported })])
  })

  it('count pairs of folders that import each other, and arrows in circles', () => {
    const files = {
      'cms/story/a.ts': "import { b } from '../editor/b.ts'",
      'cms/editor/b.ts': "import type { A } from '#cms/story/a.ts'\nimport { c } from '../kit/c.ts'",
      'cms/kit/c.ts': "import './d.ts'",
      'cms/next.config.ts': "import './kit/c.ts'",
    }
    expect(readingsOf(files).get('pairs of folders of cms that import each other')?.places).toEqual([
      { path: 'editor ⇄ story', count: 1 },
    ])
    expect(measure('arrows between folders of cms in circles', files)).toBe(2)
  })

  it.each([
    ['const a = b as Map', 1],
    ['const a: any = b', 1],
    ['const a = b as const', 0],
    ["const a = 'as Map' // as Map", 0],
    ["import { a as B } from './a.ts'", 0],
  ])('count in %j the casts: %i', (text, count) => {
    expect(measure('casts and any', { 'plugins/a.ts': text })).toBe(count)
  })

  it.each([
    ['export const a = (b: string): string => b', 1],
    ['export const a =\n  async <T,>(b: T) =>\n  () => b', 1],
    ['export const a: CollectionBeforeChangeHook = ({ data }) => data', 0],
    ['export function a() {}\nconst b = () => 1', 0],
    ['export const a = list.map((b) => b)', 0],
    ['const Card = ({ name }: Props) => <p>{name}</p>', 1],
    ['const cardOf = () => <Card />', 0],
  ])('count in %j the exported functions and components that are no declarations: %i', (text, count) => {
    expect(measure('exported functions and components that are no declarations', { 'plugins/a.tsx': text })).toBe(count)
  })

  it.each([
    ['// Tells the server.', 1],
    ['/**\n * The logo, asked\n * for once.\n */', 1],
    ["const text = 'Nobody can tell.'", 0],
    ['// Calls `tell` for the longest word that a reader asked about.', 0],
  ])('count in %j the comments with a replaced word: %i', (text, count) => {
    expect(measure('replaced words in comments', { 'tests/a.test.ts': text })).toBe(count)
  })

  it('count the names with a replaced word, each once in a file', () => {
    const text = "const isTold = (longest: string) => isTold(longest) && 'nobody asked'"
    expect(measure('replaced words in names', { 'tests/a.test.ts': text })).toBe(2)
  })

  it('name the file that is being worked on when one is over its limit', () => {
    const readings = readFigures(
      new Map([
        ['realtime/a/a.ts', '// section 4.2\n// section 4.3'],
        ['realtime/b/b.ts', '// section 4.2'],
      ]),
    )
    expect(figureFaults(readings, new Set(['realtime/b/b.ts']))[0]).toMatch(
      /^The number of citations of numbered sections is 3, at most 0 is allowed\..* Look at realtime\/b\/b\.ts\.$/,
    )
  })
})
