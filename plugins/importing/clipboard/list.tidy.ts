import { isTag } from 'domhandler'
import { type AnyNode, type Element, hasWords } from '../convert/markup.read.ts'
import { flattened } from './lineFlatten.ts'
import { element } from './nodeMake.ts'

const isList = (node: AnyNode): node is Element => isTag(node) && (node.name === 'ul' || node.name === 'ol')

const markers = new Set(['1', 'A', 'a', 'I', 'i'])

// Returns the children of an item as our items: a line and the lists that belong to it. Content behind those becomes
// another item.
function itemsOf(children: AnyNode[], lifted: AnyNode[]): Element[] {
  const items: Element[] = []
  let own: AnyNode[] = []
  const close = (lists: Element[]) => {
    const { line, lifted: away } = flattened(own)
    own = []
    lifted.push(...away)
    if (hasWords(line)) items.push(element('li', [...line, ...lists]))
    else if (lists.length > 0) {
      const last = items.at(-1)
      if (last) last.children.push(...lists)
      else items.push(element('li', lists))
    }
  }
  for (const child of children) {
    if (!isList(child)) {
      own.push(child)
      continue
    }
    const inner = legalList(child)
    lifted.push(...inner.filter((node) => !isList(node)))
    close(inner.filter(isList))
  }
  close([])
  return items
}

/**
 * Returns a list as our list can hold it, followed by the content that none of our items can hold.
 *
 * @param list tidy inside already
 */
export function legalList(list: Element): AnyNode[] {
  const lifted: AnyNode[] = []
  const items = list.children.flatMap((child) => {
    if (isTag(child) && child.name === 'li') return itemsOf(child.children, lifted)
    return itemsOf([child], lifted)
  })
  const { start = '1', type = '' } = list.attribs
  const number = Number(start)
  const attributes = {
    ...(Number.isInteger(number) && number > 1 ? { start } : {}),
    ...(markers.has(type) ? { type } : {}),
  }
  const [first, ...rest] = items
  // Editors that nest without an item around leave an item that holds only a list.
  const joined = rest.reduce<Element[]>(
    (kept, item) => {
      const last = kept.at(-1)
      if (last && item.children.every(isList)) last.children.push(...item.children)
      else kept.push(item)
      return kept
    },
    first ? [first] : [],
  )
  return joined.length > 0 ? [element(list.name, joined, attributes), ...lifted] : lifted
}
