'use client'

import type { LexicalEditor } from 'lexical'
import type { Box, DropPlace } from '../drag/dropPlace.ts'
import type { DragSurface } from '../drag/useBlockDrag.ts'

/** Attributes of the items of the outline and of the lists in them: the key of the block. */
export const itemAttribute = 'data-outline-item'
export const groupAttribute = 'data-outline-group'

export function outlineSurface(list: () => HTMLElement | null): DragSurface {
  return {
    readBoxes: (_editor: LexicalEditor) => {
      const element = list()
      return element && { key: 'root', rect: element.getBoundingClientRect(), children: boxesIn(element) }
    },
    scroller: () => list()?.parentElement ?? null,
  }
}

const boxesIn = (group: Element): Box[] =>
  [...group.children].flatMap((item) => {
    const key = item.getAttribute(itemAttribute)
    if (key === null) return []
    const inner = item.querySelector(`:scope > [${groupAttribute}]`)
    return [{ key, rect: item.getBoundingClientRect(), children: inner && boxesIn(inner) }]
  })

/** Begins the line of a place in a box where the lines of the box begin: its depth is seen. */
export function indentedPlace(place: DropPlace, list: HTMLElement | null): DropPlace {
  const group = list?.querySelector(`[${groupAttribute}="${CSS.escape(place.containerKey)}"]`)
  if (!group) return place
  const { left, right } = group.getBoundingClientRect()
  return { ...place, line: { ...place.line, left, right } }
}
