import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { readerOf } from './blocksReader.ts'

const paragraph = (id: string) =>
  blockFixture('paragraph', {
    id,
    content: 'The ferry left at seven, as it has since 1931, with nine people on board.',
  })

const besideFloat = (block: Block, alignment: 'left' | 'right', index: number): Block[] => {
  const id = `${alignment}-${index}`
  return [
    blockFixture('sidebar', {
      id: `${id}-float`,
      props: { alignment, className: 'probe' },
      children: [
        blockFixture('sidebar-header', { id: `${id}-header`, content: 'The bridge in short' }),
        blockFixture('sidebar-content', {
          id: `${id}-content`,
          children: Array.from({ length: 8 }, (_, line) => paragraph(`${id}-${line}`)),
        }),
      ],
    }),
    { ...block, id: `${id}-block`, props: { ...block.props, anchor: '' } },
    blockFixture('separator', { id: `${id}-end` }),
  ]
}

const examples = Object.entries(fixtures).flatMap(([type, { valid }]) => (allowedParentsOf.has(type) ? [] : valid))
const story = [
  paragraph('measure'),
  ...examples.flatMap((block, index) => [...besideFloat(block, 'left', index), ...besideFloat(block, 'right', index)]),
]

const { page, open } = readerOf(story)

// Runs in the page: one line for each block that leaves the column or touches what floats beside it.
function misplacedBlocks(): string[] {
  const slack = 1
  const measure = document.querySelector('.story > .paragraph')?.getBoundingClientRect()
  if (!measure) throw new Error('The page has no paragraph')
  const window = document.documentElement.clientWidth
  const isApart = (a: DOMRect, b: DOMRect) =>
    a.left >= b.right - slack || a.right <= b.left + slack || a.top >= b.bottom - slack || a.bottom <= b.top + slack
  // Returns the rectangles of visible content: lines of text, pictures, frames, controls.
  const inked = (element: Element): DOMRect[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const found: DOMRect[] = []
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNode(node)
      const isHidden = (node instanceof Element ? node : node.parentElement)?.closest(
        '.visually-hidden, dialog, script',
      )
      if (isHidden) continue
      if (node instanceof Text && node.data.trim()) found.push(...range.getClientRects())
      if (node instanceof Element && node.matches('img, iframe, video, audio, button, input, summary')) {
        found.push(node.getBoundingClientRect())
      }
    }
    return found.filter(({ width, height }) => width > 0 && height > 0)
  }

  const findings: string[] = []
  for (const probe of document.querySelectorAll('.story > .probe')) {
    const float = probe.getBoundingClientRect()
    const hasFloat = getComputedStyle(probe).float !== 'none'
    for (let block = probe.nextElementSibling; block; block = block.nextElementSibling) {
      if (block.matches('.probe, .separator')) break
      const box = block.getBoundingClientRect()
      const floats = getComputedStyle(block).float !== 'none'
      const name = `${block.className || block.firstElementChild?.className}: ${box.left} to ${box.right}`
      const isWide = block.matches('.columns, .ad--banner, [data-alignment="wide"], [data-alignment="full"]')
      if (floats || isWide) {
        if (box.left < -slack || box.right > window + slack) findings.push(`${name} leaves the window`)
        if (isWide && Math.abs(box.left - (window - box.right)) > 2 * slack) findings.push(`${name} is off the middle`)
      } else if (box.left < measure.left - slack || box.right > measure.right + slack) {
        findings.push(`${name} leaves the measure`)
      }
      const rects = block.matches('[data-beside]') ? [box] : inked(block)
      if (hasFloat && !rects.every((rect) => isApart(rect, float))) findings.push(`${name} runs into the float`)
    }
  }
  return findings
}

describe('every block beside what floats left and right', () => {
  it.each([390, 820, 1366])('stays in the column and runs into nothing (%i px)', async (width) => {
    await open({ viewport: { width, height: 800 } })
    expect(await page().evaluate(misplacedBlocks)).toEqual([])
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

describe('the place of a banner', () => {
  it.each([
    [1366, 728, 90],
    [820, 728, 90],
    [390, 320, 50],
  ])('is as large as the banners that are sold (window of %i px: %i × %i)', async (width, most, least) => {
    await open({ viewport: { width, height: 800 } })
    const boxes = await page().$$eval('.story > .ad--banner .ad__place', (places) =>
      places.map((place) => place.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    )
    expect(boxes.length).toBeGreaterThan(0)
    for (const box of boxes) {
      expect(box.width).toBe(most)
      expect(box.height).toBeGreaterThanOrEqual(least)
    }
  })
})
