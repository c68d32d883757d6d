import http from 'node:http'
import { build } from 'esbuild'

/** A block of the bare editor. */
export interface BareBlock {
  type: 'paragraph' | 'heading'
  text: string
}

/** Serves a page with a bare Lexical editor that holds these blocks: what a key in a story is measured against. */
export async function startBareEditor(texts: readonly BareBlock[]): Promise<{ url: string; stop: () => void }> {
  const { outputFiles } = await build({
    entryPoints: ['bench/peers/bareEditor.page.tsx'],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const held = JSON.stringify({ texts }).replaceAll('<', '\\u003c')
  const page = `<!doctype html><meta charset="utf-8"><title>Bare editor</title><style>body { font: 18px/1.5 serif; max-width: 40em }</style>
<body><script>window.bare = ${held}</script><script src="/script.js" defer></script>`
  const script = outputFiles[0]?.text ?? ''
  const server = http.createServer(({ url }, response) => {
    const [type, body] = url === '/script.js' ? ['text/javascript', script] : ['text/html', page]
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The bare editor has no port')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}
