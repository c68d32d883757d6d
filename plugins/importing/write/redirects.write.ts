import type { PayloadRequest } from 'payload'
import { refusalOfSource } from '#collections/addresses/addressRules.ts'
import { entriesAt } from '#collections/addresses/ledger.ts'
import { pathsOfSameContent } from '#collections/addresses/publicPath.ts'
import { idOf, type Reference } from '#collections/permissions/actor.ts'
import { redirectSource } from '#collections/url-targets/urlPath.ts'
import type { ImportDocument, Remark } from '../import.types.ts'
import type { WrittenDocument } from './document.write.ts'
import { asImporter } from './importRequest.ts'

const refused = (path: string, why: string): Remark => ({
  kind: 'changed',
  what: `no redirect from the old address ${path}: ${why}`,
})

interface OldPaths {
  paths: string[]
  remarks: Remark[]
}

/**
 * Returns the old addresses in the spelling of this site, without the document's own; and remarks on those that are
 * none.
 */
export function readOldPaths({ oldPaths }: Pick<ImportDocument, 'oldPaths'>, own: string | null): OldPaths {
  const paths = new Set<string>()
  const remarks: Remark[] = []
  for (const path of oldPaths) {
    try {
      paths.add(redirectSource(path))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      remarks.push(refused(path, error.message))
    }
  }
  if (own) paths.delete(own)
  return { paths: [...paths], remarks }
}

export interface WrittenRedirects {
  made: number
  unchanged: number
  remarks: Remark[]
}

interface RedirectRow {
  id: number
  path: string
  post?: Reference
  page?: Reference
  section?: Reference
  url?: string | null
}

export type RedirectTarget =
  | { type: 'post'; post: number }
  | { type: 'page'; page: number }
  | { type: 'section'; section: number }
  | { type: 'redirect'; url: string }

function leadsTo(row: RedirectRow, target: RedirectTarget): boolean {
  if (target.type === 'redirect') return row.url === target.url
  if (target.type === 'section') return idOf(row.section) === target.section
  return target.type === 'post' ? idOf(row.post) === target.post : idOf(row.page) === target.page
}

/**
 * Makes a 301 from each old address to a target. An address that already leads elsewhere keeps its target. An address that
 * cannot be redirected is a remark; it is checked before the write, because Payload rolls back the whole transaction, document
 * included, when it refuses a redirect.
 */
export async function writeRedirectsTo(
  req: PayloadRequest,
  oldPaths: OldPaths,
  target: RedirectTarget,
): Promise<WrittenRedirects> {
  const { paths, remarks } = oldPaths
  const written: WrittenRedirects = { made: 0, unchanged: 0, remarks }
  if (paths.length === 0) return written
  const entries = await entriesAt(req, paths.flatMap(pathsOfSameContent))
  const { docs } = await req.payload.db.find<RedirectRow>({
    collection: 'url-targets',
    where: { path: { in: paths } },
    pagination: false,
    limit: 0,
    select: { path: true, post: true, page: true, section: true, url: true },
    req,
  })
  for (const path of paths) {
    const there = docs.find((row) => row.path === path)
    const refusal = there ? null : refusalOfSource(path, (at) => entries.get(at) ?? null, null)
    if (there && leadsTo(there, target)) written.unchanged += 1
    else if (there) written.remarks.push({ kind: 'changed', what: `old address leads elsewhere already: ${path}` })
    else if (refusal) written.remarks.push(refused(path, refusal.message))
    else {
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

/** Makes a 301 from each old address of a document to the document. */
export function writeRedirects(
  req: PayloadRequest,
  document: ImportDocument,
  { id, path: own }: WrittenDocument,
): Promise<WrittenRedirects> {
  return writeRedirectsTo(
    req,
    readOldPaths(document, own),
    document.collection === 'posts' ? { type: 'post', post: id } : { type: 'page', page: id },
  )
}
