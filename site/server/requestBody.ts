import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request as text; null for one of more bytes than the limit, which is read to its end all the same:
 * leaving it early closes the connection, and no client reads the refusal.
 */
export function requestBody(req: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    req.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else resolve(null)
    })
    req.once('end', () => resolve(Buffer.concat(chunks).toString()))
    req.once('error', reject)
  })
}
