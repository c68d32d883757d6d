import { Element as NewElement, Text } from 'domhandler'
import type { AnyNode, Element } from '../convert/markup.read.ts'

/** Returns an element without anything that its source said beside its name and these attributes. */
export function element(name: string, children: AnyNode[], attributes: Record<string, string> = {}): Element {
  return new NewElement(name, attributes, children)
}

export function text(words: string): AnyNode {
  return new Text(words)
}
