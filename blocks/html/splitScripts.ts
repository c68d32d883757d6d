import render from 'dom-serializer'
import type { AnyNode, Element } from 'domhandler'
import { findAll, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'

// Returns whether a browser runs a script element; data and templates in script elements are part of the markup.
function isRunnable(element: Element): boolean {
  const type = (element.attribs.type ?? '').trim().toLowerCase()
  return (
    element.name === 'script' &&
    (type === '' || type === 'module' || /^(text|application)\/(java|ecma)script$/.test(type))
  )
}

function serialize(nodes: AnyNode[]): string {
  return render(nodes, { encodeEntities: 'utf8', emptyAttrs: true })
}

// Adds attributes that accessibility needs and pasted markup lacks. Existing ones stay as they are.
const missing: Record<string, (element: Element) => void> = {
  iframe({ attribs }) {
    const source = (attribs.src ?? '').replace(/^\/\//, 'https://')
    attribs.title ??= URL.canParse(source) ? `Embedded from ${new URL(source).host}` : 'Embedded'
    attribs.loading ??= 'lazy'
  },
  img({ attribs }) {
    // Without it, the name of the file is read out.
    attribs.alt ??= ''
    attribs.loading ??= 'lazy'
  },
}

/**
 * Returns an editor's markup without its scripts, and the scripts in their order
 * (docs/spec/reader-site.md#html-on-the-page). Both are well-formed afterwards: an element that was never closed ends
 * with the block and cannot swallow the rest of the page.
 */
export function splitScripts(html: string): { markup: string; scripts: string } {
  const document = parseDocument(html)
  const scripts = findAll(isRunnable, document.children)
  for (const script of scripts) removeElement(script)
  for (const element of findAll(({ name }) => Object.hasOwn(missing, name), document.children))
    missing[element.name]?.(element)
  return { markup: serialize(document.children), scripts: serialize(scripts) }
}
