import { describe, expect, it } from '@jest/globals'
import { validateTree } from '#blocks/registry/validate.ts'
import { automaticFront, busiestSections, withoutEmptySections } from './automaticFront.ts'

const posts = (...sections: (string | null)[]) => sections.map((primarySection) => ({ primarySection }))
const harbor = { id: '7', name: 'Harbor', href: '/section/harbor' }

describe('the sections of the automatic home page', () => {
  it('are the busiest, and of equally busy ones that with the newer post first', () => {
    expect(busiestSections(posts('a', 'b', 'b', null))).toEqual(['b', 'a'])
    expect(busiestSections(posts('x', 'y', 'y', 'x'))).toEqual(['x', 'y'])
  })

  it('are at most 6', () => {
    expect(busiestSections(posts('1', '2', '3', '4', '5', '6', '7'))).toHaveLength(6)
    expect(busiestSections([])).toEqual([])
  })
})

describe('the automatic home page', () => {
  it('is one that a curator could have made, but for the empty sidebars', () => {
    const rules = validateTree(automaticFront([harbor])).map(({ message }) => message)
    expect(rules.filter((message) => !message.startsWith('Section Sidebar'))).toEqual([])
  })

  it('asks each section for its own posts, under its name and with the way to all of them', () => {
    const section = automaticFront([harbor]).find(({ type }) => type === 'homepage-section')
    expect(section?.props).toMatchObject({ sections: ['7'], showSectionHeader: true, viewAllUrl: '/section/harbor' })
    expect(section?.children[0]?.content).toEqual([{ type: 'text', text: 'Harbor', marks: [] }])
  })

  it('leaves out sections without a story', () => {
    const types = (blocks: ReturnType<typeof automaticFront>) => withoutEmptySections(blocks).map(({ type }) => type)
    expect(types(automaticFront([harbor]))).toEqual(['homepage-row', 'homepage-row', 'homepage-river'])
  })
})
