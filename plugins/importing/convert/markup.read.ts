/** Small questions about parsed markup. */
import render from 'dom-serializer'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

export type { AnyNode, Element }

// Elements nested deeper stand beside each other, as in browsers, so that walking a tree cannot exhaust the stack.
const maxElementDepth = 100

// Returns what an element holds as a flat list in document order, every element in it emptied.
function flatContent(element: Element): AnyNode[] {
  const flat: AnyNode[] = []
  const waiting = element.children.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    flat.push(node)
    if (!isTag(node)) continue
    for (const child of node.children.toReversed()) waiting.push(child)
    node.children = []
  }
  return flat
}

function limitDepth(nodes: AnyNode[]): void {
  let level = nodes.filter(isTag)
  for (let depth = 1; depth < maxElementDepth && level.length > 0; depth += 1) {
    level = level.flatMap(({ children }) => children.filter(isTag))
  }
  for (const element of level) element.children = flatContent(element)
}

/** Returns the nodes of a piece of markup. Broken markup is read as well as it goes, never refused. */
export function parseMarkup(html: string): AnyNode[] {
  const nodes = parseDocument(html).children
  limitDepth(nodes)
  return nodes
}

/** Returns the markup of some nodes. */
export function markupOf(nodes: AnyNode | AnyNode[]): string {
  return render(nodes, { encodeEntities: 'utf8' })
}

/** Returns the words of some nodes as they are read, white space folded; comments, scripts and styles are not words. */
export function wordsOf(nodes: AnyNode | AnyNode[]): string {
  return (Array.isArray(nodes) ? nodes : [nodes])
    .map((node) => (isTag(node) ? wordsOfElement(node) : isText(node) ? node.data : ''))
    .join('')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

const silent = new Set(['script', 'style', 'template'])
const breaking = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'cite'])

function wordsOfElement(element: Element): string {
  if (silent.has(element.name)) return ''
  const words = element.children
    .map((child) => (isTag(child) ? wordsOfElement(child) : isText(child) ? child.data : ''))
    .join('')
  return breaking.has(element.name) ? ` ${words} ` : words
}

/** Returns all text of a piece of markup, that of scripts too. */
export function rawTextOf(html: string): string {
  return textContent(parseMarkup(html))
}

/** Returns whether the nodes contain any text that a reader sees. */
export function hasWords(nodes: AnyNode | AnyNode[]): boolean {
  return wordsOf(nodes) !== ''
}

export function classesOf(element: Element): string[] {
  return (element.attribs.class ?? '').split(/\s+/).filter(Boolean)
}

export function hasClass(element: Element, ...names: string[]): boolean {
  const classes = classesOf(element)
  return names.some((name) => classes.includes(name))
}

/** Returns every element in the nodes, in document order, the nodes themselves included. */
export function* elementsIn(nodes: AnyNode[]): Generator<Element> {
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isTag(node)) continue
    yield node
    for (const child of node.children.toReversed()) waiting.push(child)
  }
}

export function findElement(nodes: AnyNode[], test: (element: Element) => boolean): Element | null {
  for (const element of elementsIn(nodes)) if (test(element)) return element
  return null
}

/** Returns the value of a CSS property in the element's own style, lower case; null without one. */
export function styleOf(element: Element, property: string): string | null {
  for (const declaration of (element.attribs.style ?? '').split(';')) {
    const [name, ...value] = declaration.split(':')
    if (name?.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase()
  }
  return null
}

const textAlignments = ['left', 'center', 'right', 'justify'] as const
const blockAlignments = ['none', 'left', 'center', 'right', 'wide', 'full'] as const
export type TextAlignment = (typeof textAlignments)[number]
export type BlockAlignment = (typeof blockAlignments)[number]

/** Returns the alignment of an element's text: by its style, the `align` attribute, or one of WordPress's classes. */
export function textAlignmentOf(element: Element): TextAlignment | null {
  const declared = [styleOf(element, 'text-align'), element.attribs.align?.toLowerCase()]
  if (element.name === 'center') declared.push('center')
  const named = textAlignments.find((alignment) => declared.includes(alignment))
  return named ?? textAlignments.find((name) => hasClass(element, `has-text-align-${name}`, `align${name}`)) ?? null
}

/** Returns the alignment of a picture or a container: by one of WordPress's classes or the `align` attribute. */
export function blockAlignmentOf(element: Element): BlockAlignment | null {
  const byClass = blockAlignments.find((name) => hasClass(element, `align${name}`, `align-${name}`))
  return byClass ?? blockAlignments.find((name) => element.attribs.align?.toLowerCase() === name) ?? null
}
