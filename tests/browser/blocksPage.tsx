import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { prerender } from 'react-dom/static'
import sharp from 'sharp'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { PageContext } from '#blocks/core/render.types.ts'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'

const root = path.join(import.meta.dirname, '..', '..')

// The parts of a publication that asks its readers.
const asking = {
  beacon: 'site/islands/beacon.ts',
  consent: 'site/islands/consent.ts',
  consentLook: 'site/islands/consentDialog.css',
}

// The site's styles and scripts, bundled as the site bundles them.
async function bundle({
  asksConsent,
  references,
}: PageContext): Promise<Map<string, { type: string; bytes: Uint8Array }>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      loader: 'site/islands/loader.ts',
      styles: 'site/styles/site.css',
      ...(references.ads && { adFrames: 'site/islands/adFrames.ts' }),
      ...(asksConsent && asking),
    },
    outdir: '/bundle',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  })
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
  return new Map(
    outputFiles.map((file) => [file.path, { type: types[path.extname(file.path)] ?? '', bytes: file.contents }]),
  )
}

async function picture(name: string): Promise<Uint8Array> {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 200
  const background = { r: hue, g: 90, b: 200 - hue }
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

const adScript = '<script type="module" src="/bundle/adFrames.js"></script>'

const consentParts = `<meta name="consent-look" content="/bundle/consentLook.css">
<script type="module" src="/bundle/consent.js"></script><script type="module" src="/bundle/beacon.js"></script>`

export interface BlocksPage {
  url: string
  /** Bytes of script that the site would send, by file name. */
  scripts: Map<string, Uint8Array>
  close(): Promise<void>
}

/** Answers a call of a page's script. Returns whether it did. */
export type CallHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves a page with only a story of these blocks, on a free port: rendered, styled and hydrated as on the site.
 * @param answerCall stands for the site's calls
 */
export async function startBlocksPage(
  blocks: PlacedBlock[],
  page: PageContext,
  answerCall: CallHandler = () => false,
): Promise<BlocksPage> {
  const files = await bundle(page)
  const { prelude } = await prerender(<BlockTree blocks={blocks} page={page} />)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blocks</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/bundle/styles.css">
<script type="module" src="/bundle/loader.js"></script>${page.references.ads ? adScript : ''}${page.asksConsent ? consentParts : ''}</head><body><div class="site-frame"${page.asksConsent ? ' data-consent=""' : ''}><main><h1>Blocks</h1>
<div class="story article__body article">${await text(prelude)}</div></main></div></body></html>`

  const server = createServer((request, response) => {
    if (answerCall(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname)
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'Content-Type': type }).end(body)
    if (file) send(file.type, file.bytes)
    else if (pathname.startsWith('/media/')) picture(pathname).then((bytes) => send('image/jpeg', bytes))
    else if (pathname === '/') send('text/html; charset=utf-8', html)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    scripts: new Map([...files].filter(([name]) => name.endsWith('.js')).map(([name, { bytes }]) => [name, bytes])),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
