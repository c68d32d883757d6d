import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { publicTree } from '#blocks/registry/tree.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAdSettings, ReaderCaptions, ReaderPrograms, ReaderTool } from '#contract/readerApi.schema.ts'
import { isAdNumber } from './ads/ads.shape.ts'
import type { ReaderRequest } from './answer.types.ts'
import { frameOf, loadSite } from './frame.load.ts'
import { linesOf } from './site.shape.ts'
import { sources } from './sources.ts'

/**
 * Returns the captions of a film or recording. Null where it has none, and for a file that is not there.
 * @param language of a translation; absent: what is spoken
 */
export async function answerCaptions(
  { reads }: ReaderRequest,
  id: string,
  language?: string,
): Promise<ReaderCaptions | null> {
  const file = (await reads.byIds(sources.captions, [id])).get(id)
  const translated = file?.translatedCaptions.find((captions) => captions.language === language)
  const text = language === undefined ? file?.captions : translated?.captions
  return text ? { text, tags: [...reads.tags] } : null
}

export async function answerPrograms(request: ReaderRequest): Promise<ReaderPrograms> {
  const [site, { robots, llms }] = await Promise.all([loadSite(request), request.settings])
  request.reads.tags.add(cacheTag.settings)
  return {
    site,
    robots: robots.map(({ agent, paths }) => ({ agent, paths: linesOf(paths) })),
    llms: llms.isOn ? { about: llms.about.trim() } : null,
    tags: [...request.reads.tags],
  }
}

/**
 * Returns what the page of a conversation needs: the same as a page with the block in which it can be begun. With a
 * candidate's assistant come the forums that it answers in.
 */
export async function answerTool(
  request: ReaderRequest,
  { assistant = '', forum = null }: { assistant?: string; forum?: string | null },
): Promise<ReaderTool> {
  const ids = forum === null ? await forumsOf(request, assistant) : [forum]
  const chats = forum === null ? [newBlock('html', { tool: 'ai-chat', assistant })] : []
  const forums = ids.map((forumId) => newBlock('html', { tool: 'candidate-forum', forumId }))
  return frameOf(request, publicTree(lexicalFromBlocks([...chats, ...forums])))
}

async function forumsOf({ reads }: ReaderRequest, assistant: string): Promise<string[]> {
  const rows = await reads.many(sources.forums, { where: { 'candidates.assistant.slug': { equals: assistant } } })
  return rows.map(({ id }) => id)
}

/** Returns what the site's own doors of advertisements go by: nothing where advertisements are off. */
export async function answerAds(request: ReaderRequest): Promise<ReaderAdSettings> {
  const { isEnabled, networkId, zones, sellers, appSellers } = (await request.settings).ads
  request.reads.tags.add(cacheTag.settings)
  const network = networkId.trim()
  const hasServer = isEnabled && isAdNumber(network)
  return {
    network: hasServer ? network : null,
    zones: hasServer ? zones.map(({ zoneId }) => zoneId.trim()).filter(isAdNumber) : [],
    sellers: (isEnabled && sellers.trim()) || null,
    appSellers: (isEnabled && appSellers.trim()) || null,
    tags: [...request.reads.tags],
  }
}
