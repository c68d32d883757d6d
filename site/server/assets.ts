import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './cachedPage.ts'
import { chooseEncoding } from './contentCoding.ts'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

// Kinds of built files, and whether they get smaller by compressing.
const types: Record<string, { type: string; isText: boolean }> = {
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
}
const other = { type: 'application/octet-stream', isText: false }

/** The files that were built with the site, by address. Their names carry hashes: they never change. */
export class Assets {
  readonly #files: ReadonlyMap<string, string>
  readonly #bodies = new Map<string, Promise<Buffer>>()

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files
  }

  /** Lists the files below some folders. @param folders by the start of their addresses, such as "/islands/" */
  static async open(folders: Record<string, string>): Promise<Assets> {
    const files = new Map<string, string>()
    for (const [start, folder] of Object.entries(folders)) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        files.set(start + path.relative(folder, file).split(path.sep).join('/'), file)
      }
    }
    return new Assets(files)
  }

  /** Sends a file, compressed as well as the client can take it. Returns false where there is no such file. */
  async send(req: IncomingMessage, res: ServerResponse, address: string): Promise<boolean> {
    const file = this.#files.get(address)
    if (file === undefined) return false
    const { type, isText } = types[path.extname(file)] ?? other
    const encoding = isText ? chooseEncoding(req.headers['accept-encoding']) : 'identity'
    const body = await this.#body(file, encoding)
    res.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(isText ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }

  // Compressed once, as small as it gets, for all who ask.
  #body(file: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file}`
    const made = this.#bodies.get(key) ?? readFile(file).then((content) => encode(content, encoding))
    this.#bodies.set(key, made)
    return made
  }
}

function encode(content: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'gzip') return gzip(content, { level: 9 })
  return encoding === 'br' ? brotli(content) : content
}
