import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type BodyWrite, bodyErrors } from './body.guard.ts'

function block(type: string, rest: Partial<Block> = {}): Block {
  return { id: type, type, props: {}, children: [], content: [], ...rest }
}

const write = (rest: Partial<BodyWrite> = {}): BodyWrite => ({
  isDraft: true,
  isFromApi: false,
  documentType: 'post',
  before: [],
  ...rest,
})
const published = { isDraft: false }

describe('what keeps a body from being saved', () => {
  it('a block of an unknown type, in a draft too: the editor could not open it', () => {
    const state = lexicalFromBlocks([block('container', { children: [block('teleporter')] })])
    expect(bodyErrors(state, write())).toEqual(['There is no block called "teleporter"'])
    expect(bodyErrors(state, write(published))).toEqual(['Block 1.1: There is no block called "teleporter"'])
  })

  it('a setting that its schema refuses, once readers would get it', () => {
    const state = lexicalFromBlocks([block('spacer', { props: { height: 9000 } })])
    expect(bodyErrors(state, write())).toEqual([])
    expect(bodyErrors(state, write(published))).toHaveLength(1)
  })

  it('a column outside of columns, once readers would get it', () => {
    const state = lexicalFromBlocks([block('column', { children: [block('paragraph')] })])
    expect(bodyErrors(state, write())).toEqual([])
    expect(bodyErrors(state, write(published))).toHaveLength(1)
  })

  it('a block that this kind of document does not have, once readers would get it', () => {
    const state = lexicalFromBlocks([block('reusable')])
    expect(bodyErrors(state, write({ documentType: 'reusable' }))).toEqual([])
    expect(bodyErrors(state, write({ ...published, documentType: 'reusable' }))).toEqual([
      'Reusable block cannot stand in a reusable block',
    ])
  })

  it('nothing, when the editor could have made it', () => {
    expect(bodyErrors(lexicalFromBlocks([block('paragraph'), block('separator')]), write(published))).toEqual([])
  })
})

describe('what an API may not bring into a draft', () => {
  const fromApi = (before: Block[] = []) => write({ isFromApi: true, before })
  const linked = (href: string): Block =>
    block('paragraph', { content: [{ type: 'text', text: 'Read on', marks: [{ type: 'link', href }] }] })

  it.each<[string, Block, string]>([
    [
      'a number beyond its bounds',
      block('spacer', { props: { height: 5000 } }),
      'Block 1: Spacer, height: Too big: expected number to be <=2000',
    ],
    [
      'a heading of no level',
      block('heading', { props: { level: 9 } }),
      'Block 1: Heading, level: Too big: expected number to be <=6',
    ],
    ['a part outside of its box', block('column'), 'Block 1: Columns must be nested in columns'],
    ['a script as a link', linked('javascript:alert(1)'), 'Block 1: Paragraph: The link is not a valid URL'],
    ['a link that leads nowhere', linked('https://'), 'Block 1: Paragraph: The link is not a valid URL'],
    [
      'a script as the link of a block',
      block('image', { props: { link: 'JavaScript:alert(1)' } }),
      'Block 1: Image: The link is not a valid URL',
    ],
  ])('%s, unless it was there before', (_, invalid, message) => {
    const state = lexicalFromBlocks([invalid])
    expect(bodyErrors(state, fromApi())).toEqual([message])
    const elsewhere = block('container', { children: [block('paragraph'), invalid] })
    expect(bodyErrors(state, fromApi([elsewhere]))).toEqual([])
    expect(bodyErrors(state, write())).toEqual([])
  })

  it('another invalid value in the place of an old one', () => {
    const before = [block('spacer', { props: { height: 9000 } })]
    const state = lexicalFromBlocks([block('spacer', { props: { height: 5000 } })])
    expect(bodyErrors(state, fromApi(before))).toHaveLength(1)
  })

  it.each([['{bad'], [3], [null], [[]]])('properties that are no object: %j', (props) => {
    const state = { root: { children: [{ type: 'spacer', version: 1, id: 'a', props }] } }
    expect(bodyErrors(state, fromApi())).toEqual(['Block 1: Spacer, props: Invalid JSON format'])
  })

  it('but a box may still lack its parts', () => {
    expect(bodyErrors(lexicalFromBlocks([block('columns')]), fromApi())).toEqual([])
  })
})
