/** A transparent GIF of one pixel. */
export const pixelImage = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Not kept: each read of the story is one request. Pages of others that isolate themselves may show it, too. */
export const pixelHeaders = {
  'Content-Type': 'image/gif',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Returns the id of the post that a path counts, `/pixel/{id}.gif`; null for other paths. */
export function pixelPost(path: string): number | null {
  const [, digits = '0'] = /^\/pixel\/(\d{1,10})\.gif$/u.exec(path) ?? []
  const post = Number(digits)
  return post > 0 && post <= 2_147_483_647 ? post : null
}
