import { SaxesParser } from 'saxes'
import { ImportFileError, readText } from './text.read.ts'

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
  /** True when nested elements were too deep to be kept. */
  isCut: boolean
}

// No format that is read here nests as deep as this many elements in one that is handed out.
const maxElementDepth = 32

const newNode = (name: string, attributes: Record<string, string>): XmlNode => ({
  name,
  attributes,
  text: '',
  children: [],
  isCut: false,
})

// The path of elements down to those that are handed out: what is above them is never kept.
function reader(file: string, parents: readonly string[]) {
  const parser = new SaxesParser({ xmlns: false, fileName: file, position: true })
  const ready: XmlNode[] = []
  const opened: XmlNode[] = []
  parser.on('error', (error) => {
    throw new ImportFileError(messageOf(file, parser, error))
  })
  parser.on('opentag', ({ name, attributes }) => {
    const expected = parents[opened.length]
    if (expected !== undefined && expected !== name && opened.length === 0) {
      throw new ImportFileError(`${file}:${parser.line}: expected <${expected}> and found <${name}>`)
    }
    opened.push(newNode(name, attributes))
  })
  const addText = (text: string): void => {
    const node = opened.at(-1)
    if (node) node.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const node = opened.pop()
    if (!node || opened.length < parents.length) return
    if (opened.length > parents.length + maxElementDepth) {
      const whole = opened[parents.length]
      if (whole) whole.isCut = true
      return
    }
    // A copy has strings of its own; those cut out of a piece of the file would keep that piece in memory.
    if (opened.length === parents.length) ready.push(structuredClone(node))
    else opened.at(-1)?.children.push(node)
  })
  return { parser, ready }
}

function messageOf(file: string, parser: SaxesParser, error: Error): string {
  // saxes begins its message with "file:line:column: " when it knows them.
  const what = error.message.replace(/^.*?:\d+:\d+: /, '')
  return `${file}: line ${parser.line}, column ${parser.column + 1}: ${what}`
}

/**
 * Reads the elements that stand under a path of others (`['rss', 'channel']`), each whole, one after the other, out of
 * a file of any size: only the one being read is in memory.
 *
 * @throws ImportFileError where the XML is broken or ends too early, or the bytes are not in the encoding it declares.
 */
export async function* readXmlNodes(file: string, parents: readonly string[]): AsyncGenerator<XmlNode> {
  const { parser, ready } = reader(file, parents)
  for await (const chunk of readText(file)) {
    parser.write(chunk)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

/** Returns the text of an element's child of that name, trimmed; empty when there is none. */
export function childText(node: XmlNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text.trim() ?? ''
}
