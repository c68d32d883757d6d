import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Creates files in a new folder, for tests, which is removed after them; returns the path of the first. */
export async function temporaryFiles(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-import-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return path.join(folder, Object.keys(files)[0] ?? '')
}

/** Returns a WordPress export with these elements in its channel, for tests. */
export function wordpressExport(channel: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.test</wp:base_blog_url>
${channel}
</channel></rss>`
}

/** Returns a post with these elements beside the usual ones, which they replace, for tests. */
export function wordpressItem(elements: Record<string, string>, more = ''): string {
  const all = {
    title: 'A headline',
    link: 'https://old.test/2020/01/02/a-headline/',
    'dc:creator': 'ann',
    'wp:post_id': '1',
    'wp:post_date_gmt': '2020-01-02 03:04:05',
    'wp:post_name': 'a-headline',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...elements,
  }
  const inside = Object.entries(all).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  return `<item>${inside.join('\n')}${more}</item>`
}
