import type { ReaderRecording } from '#contract/reader.schema.ts'

/** An element with its attributes and what is in it; text is escaped, elements are taken as they are. */
export interface XmlElement {
  name: string
  attributes?: Record<string, string>
  children: (XmlElement | string)[]
}

/** Returns an element. Absent children are left out. */
export function xml(
  name: string,
  attributes: Record<string, string>,
  ...children: (XmlElement | string | null)[]
): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) }
}

// Characters that XML 1.0 forbids altogether, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function write(node: XmlElement | string): string {
  if (typeof node === 'string') return escapeXml(node)
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const children = node.children.map(write).join('')
  return children
    ? `<${node.name}${attributes.join('')}>${children}</${node.name}>`
    : `<${node.name}${attributes.join('')}/>`
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`
}

/** Returns the `enclosure` of an RSS item: the file that podcast apps and feed readers play. */
export function enclosure({ src, size, mimeType }: ReaderRecording, siteUrl: string): XmlElement {
  return xml('enclosure', {
    url: new URL(src, `${siteUrl}/`).href,
    length: String(size ?? 0),
    type: mimeType === 'audio/mp4' ? 'audio/x-m4a' : mimeType,
  })
}
