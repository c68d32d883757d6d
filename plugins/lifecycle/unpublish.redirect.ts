import type { PayloadRequest, Where } from 'payload'
import { APIError } from 'payload'
import { documentTargets } from '#collections/url-targets/urlTarget.types.ts'
import type { UnpublishFate } from './lifecycle.schema.ts'
import type { ContentDocument, DocumentReference } from './lifecycle.types.ts'

/**
 * Keeps the fate of a document's address as a redirect record. Documents without a stored address have none to keep:
 * theirs follow from the slug.
 */
export const redirectAfterUnpublish = async (
  req: PayloadRequest,
  { collection, id, document, fate }: DocumentReference & { document: ContentDocument; fate: UnpublishFate },
): Promise<void> => {
  const path: unknown = document.path
  // 410 Gone is what the address hooks leave by themselves.
  if (typeof path !== 'string' || fate.unpublishAction === 'return_gone') return
  const isContent = fate.unpublishAction === 'redirect_to_content'
  if (isContent && fate.contentType === 'post' && collection === 'posts' && fate.contentId === String(id)) {
    throw fateError('An address cannot lead to the document that is taken off it.')
  }
  const target = isContent ? await toContent(req, fate) : toHomepage
  const own: Where = { and: [{ path: { equals: path } }, { type: { not_equals: 'unavailable_for_legal_reasons' } }] }
  const write = { collection: 'url-targets', depth: 0, overrideAccess: true, req } as const
  await req.payload.update({ ...write, where: own, data: { ...target, code: '301' } })
}

interface Target extends Partial<Record<DocumentType, number>> {
  type: DocumentType | 'redirect'
  url?: string
}

type DocumentType = (typeof documentTargets)[number]['type']

const toHomepage: Target = { type: 'redirect', url: '/' }

const toContent = async (
  req: PayloadRequest,
  { contentType, contentId }: Extract<UnpublishFate, { unpublishAction: 'redirect_to_content' }>,
): Promise<Target> => {
  const target = documentTargets.find(({ type }) => type === contentType)
  if (!target) throw fateError(`Nothing can lead to a ${contentType}.`)
  const { collection, type } = target
  const found = await req.payload.findByID({
    collection,
    id: contentId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const isLive = found && (!('_status' in found) || found._status === 'published')
  if (!isLive) throw fateError('Choose something that readers can see: this address would lead to nothing.')
  return { type, [type]: Number(found.id) }
}

const fateError = (message: string) => new APIError(message, 422, { code: 'lifecycle.fate' }, true)
