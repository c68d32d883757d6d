import { describe, expect, it } from '@jest/globals'
import { temporaryFiles } from './temporaryFile.fixtures.ts'
import { readXmlNodes, type XmlNode } from './xmlNode.read.ts'

const read = async (xml: string): Promise<XmlNode[]> => {
  const nodes: XmlNode[] = []
  for await (const node of readXmlNodes(await temporaryFiles({ 'a.xml': xml }), ['rss', 'channel'])) nodes.push(node)
  return nodes
}

describe('elements of a large file', () => {
  it('come one by one, with attributes, text and CDATA', async () => {
    const nodes = await read('<rss><channel>x<a k="v">1 &amp; <![CDATA[2 <b>]]></a>\n<c><d>é</d></c></channel></rss>')
    expect(nodes).toEqual([
      { name: 'a', attributes: { k: 'v' }, text: '1 & 2 <b>', children: [], isCut: false },
      {
        name: 'c',
        attributes: {},
        text: '',
        children: [{ name: 'd', attributes: {}, text: 'é', children: [], isCut: false }],
        isCut: false,
      },
    ])
  })

  it('come whole where a chunk of the file ends inside a letter', async () => {
    const long = '🙂é'.repeat(150_000)
    const [node] = await read(`<rss><channel><a>x${long}</a></channel></rss>`)
    expect(node?.text).toBe(`x${long}`)
  })

  it('are cut where they nest too deeply, and say so', async () => {
    const deep = `${'<b>'.repeat(50_000)}x${'</b>'.repeat(50_000)}`
    const nodes = await read(`<rss><channel><a>y${deep}</a><c>z</c></channel></rss>`)
    expect(nodes).toMatchObject([
      { name: 'a', text: 'y', isCut: true },
      { name: 'c', text: 'z', isCut: false },
    ])
  })

  it.each([
    ['a file that ends too early', '<rss><channel>\n<a>1</a>\n<b>', /line 3, column \d+: unclosed tag: b/],
    ['a wrong closing tag', '<rss>\n<channel></chanel></rss>', /line 2, column \d+: /],
    ['text that is no XML', 'hello', /line 1, column \d+: /],
    ['another root', '<html></html>', /expected <rss> and found <html>/],
  ])('fail with line and column at %s', async (_what, xml, message) => {
    await expect(read(xml)).rejects.toMatchObject({ name: 'ImportFileError', message: expect.stringMatching(message) })
  })
})
