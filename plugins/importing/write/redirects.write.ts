import type { PayloadRequest } from 'payload'
import { redirectSource } from '#collections/url-targets/urlPath.ts'
import type { ImportDocument, Remark } from '../import.types.ts'
import type { WrittenDocument } from './document.write.ts'
import { asImporter } from './importRequest.ts'

function oldPathsOf({ oldPaths }: ImportDocument, own: string | null): string[] {
  const paths = oldPaths.flatMap((path) => {
    try {
      return [redirectSource(path)]
    } catch {
      return []
    }
  })
  return [...new Set(paths)].filter((path) => path !== own)
}

export interface WrittenRedirects {
  made: number
  unchanged: number
  remarks: Remark[]
}

/** Leads the old addresses of a document to it with a 301. An address that leads elsewhere already stays as it is. */
export async function writeRedirects(
  req: PayloadRequest,
  document: ImportDocument,
  { id, path: own }: WrittenDocument,
): Promise<WrittenRedirects> {
  const written: WrittenRedirects = { made: 0, unchanged: 0, remarks: [] }
  const paths = oldPathsOf(document, own)
  if (paths.length === 0) return written
  const { docs } = await req.payload.find({
    collection: 'url-targets',
    where: { path: { in: paths } },
    pagination: false,
    select: { path: true, post: true, page: true },
    ...asImporter(req),
  })
  const isPost = document.collection === 'posts'
  for (const path of paths) {
    const there = docs.find((target) => target.path === path)
    if (there && (isPost ? there.post : there.page) === id) written.unchanged += 1
    else if (there) written.remarks.push({ kind: 'changed', what: `old address leads elsewhere already: ${path}` })
    else {
      const target = isPost ? { type: 'post' as const, post: id } : { type: 'page' as const, page: id }
      await req.payload.create({
        collection: 'url-targets',
        data: { path, code: '301', ...target },
        ...asImporter(req),
      })
      written.made += 1
    }
  }
  return written
}
