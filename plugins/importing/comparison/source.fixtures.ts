/** Test helpers that read the content of an archive from its file, without the importer. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { micromark } from 'micromark'
import { unknown } from './visible.fixtures.ts'

export interface SourceDocument {
  importKey: string
  address: string
  html: string
}

export interface Source {
  documents: SourceDocument[]
  files: Map<string, string>
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const heading = (html: string): string => `<h1>${html}</h1>`

// WordPress's own shortcodes around pictures show what stands between them.
const withoutCaptions = (content: string): string =>
  content
    .replace(/\[(?:wp_)?caption\b[^\]]*?(?:caption="([^"]*)")?[^\]]*\]/gi, '<p>$1</p>')
    .replace(/\[\/(?:wp_)?caption\]/gi, '<br>')
    .replace(/\[gallery\b[^\]]*\]/gi, '')
    // Of the shortcodes of plugins, readers saw what stands between them.
    .replace(/\[([a-z_-]+)(?:\s+[\w-]+="[^"]*")+\]/gi, '[$1]')

// WordPress draws emoji and smileys as pictures of themselves.
const withSmileys = (content: string): string => content.replace(/<img[^>]*class="(?:emoji|wp-smiley)"[^>]*>/g, '')

// Reusable blocks and footnotes, which WordPress fills in when it shows a text.
function filledIn(content: string, blocks: Map<string, string>, footnotes: string): string {
  return content
    .replace(/<!-- wp:block \{"ref":(\d+)[^>]*-->/g, (_, id: string) => filledIn(blocks.get(id) ?? '', blocks, ''))
    .replace('<!-- wp:footnotes /-->', footnotes)
}

function footnotesOf(meta: string | undefined): string {
  if (!meta) return ''
  const notes: { id: string; content: string }[] = JSON.parse(meta)
  const items = notes.map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩︎</a></li>`)
  return `<ol>${items.join('')}</ol>`
}

/** Reads a WordPress export (WXR). */
export async function readWordpressSource(file: string): Promise<Source> {
  const bytes = await readFile(file)
  const encoding = /<\?xml[^>]+encoding="([^"]+)"/.exec(bytes.toString('latin1', 0, 200))?.[1]
  const { document } = new JSDOM(new TextDecoder(encoding).decode(bytes), { contentType: 'text/xml' }).window
  const textIn = (node: Element | Document, name: string): string =>
    node.getElementsByTagName(name)[0]?.textContent?.trim() ?? ''
  const site = textIn(document, 'wp:base_blog_url').replace(/^https?:\/\/|\/$/g, '')
  const items = [...document.getElementsByTagName('item')]
  const typed = (type: string): Element[] => items.filter((item) => textIn(item, 'wp:post_type') === type)
  const key = (kind: string, item: Element): string => `wordpress:${site}:${kind}:${textIn(item, 'wp:post_id')}`
  const blocks = new Map(typed('wp_block').map((item) => [textIn(item, 'wp:post_id'), textIn(item, 'content:encoded')]))
  const metaOf = (item: Element, name: string): string | undefined =>
    [...item.getElementsByTagName('wp:postmeta')]
      .filter((meta) => textIn(meta, 'wp:meta_key') === name)
      .map((meta) => textIn(meta, 'wp:meta_value'))[0]
  const documentOf = (kind: string) => (item: Element) => ({
    importKey: key(kind, item),
    address: URL.canParse(textIn(item, 'link')) ? textIn(item, 'link') : `https://${site}/`,
    html: [
      heading(textIn(item, 'title')),
      textIn(item, 'excerpt:encoded'),
      withSmileys(
        withoutCaptions(filledIn(textIn(item, 'content:encoded'), blocks, footnotesOf(metaOf(item, 'footnotes')))),
      ),
    ].join('\n'),
  })
  return {
    documents: [...typed('post').map(documentOf('post')), ...typed('page').map(documentOf('page'))],
    files: new Map(typed('attachment').map((item) => [key('attachment', item), textIn(item, 'wp:attachment_url')])),
  }
}

// A template shows the text in quotation marks that it is given, embeds an address, or shows what is not known here.
const withoutLiquid = (text: string): string =>
  text
    .split(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/)
    .map((part, index) => (index % 2 === 1 ? part : withoutTemplates(part)))
    .join('')

const withoutTemplates = (text: string): string =>
  text
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, '')
    .replace(/\{\{\s*["']([^"']*)["']\s*\|\s*embed\b[^}]*\}\}/g, '<iframe src="$1"></iframe>')
    .replace(/\{\{\s*["']([^"']*)["'][^}]*\}\}/g, '$1')
    .replace(/\{\{\s*site\.base_?url\s*\}\}/g, '')
    .replace(/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/g, unknown)

async function htmlOf(folder: string, record: Record<string, string>, paragraphs: unknown): Promise<string> {
  if (record.format === 'text' && Array.isArray(paragraphs))
    return paragraphs.map((text) => `<p>${escaped(String(text))}</p>`).join('')
  const text = await readFile(path.join(folder, record.path ?? ''), 'utf8')
  if (record.format === 'wordpress-html') return withSmileys(withoutCaptions(text))
  if (record.format === 'html') return text
  const body = withoutLiquid(text.replace(/^---\n[\s\S]*?\n---\n/, ''))
  return micromark(body, { allowDangerousHtml: true, allowDangerousProtocol: true })
}

export async function readArticlesSource(file: string): Promise<Source> {
  const documents: SourceDocument[] = []
  for (const line of (await readFile(file, 'utf8')).split('\n').filter(Boolean)) {
    const { paragraphs, ...record } = JSON.parse(line)
    documents.push({
      importKey: `articles:article:${record.id}`,
      // Without an address, what begins at the root begins at that of the new site.
      address: record.url || 'https://paper.test/',
      html:
        `${heading(record.headline)}<p>${record.dek ?? ''}</p>` +
        (await htmlOf(path.dirname(file), record, paragraphs)),
    })
  }
  return { documents, files: new Map() }
}
