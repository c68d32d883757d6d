import type { PayloadRequest, SelectType } from 'payload'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { Actor } from '#collections/permissions/actor.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import { ownRules } from '#collections/posts-list/listRules.ts'
import { type StoryCollection, type StoryLine, storyCollections } from './dashboard.schema.ts'

const storedStory = z.object({
  id: z.number(),
  publishStatus: z.enum(publishStatuses).catch('DRAFT'),
  updatedAt: z.string(),
  publishDateTime: z.string().nullish(),
  createdBy: z.number().nullish(),
  authors: z.array(z.number()).nullish(),
})

export interface Story extends StoryLine {
  updatedAt: string
  publishDateTime: string | null
  isOwn: boolean
}

/** Returns the fields that `storyOf` reads. */
export function storyFields(collection: StoryCollection): SelectType {
  return {
    [listModels[collection].titleField]: true,
    publishStatus: true,
    publishDateTime: true,
    updatedAt: true,
    createdBy: true,
    ...(collection === 'posts' && { authors: true }),
  }
}

/** Shapes a stored document, with relationships as ids. @throws ZodError for anything else */
export function storyOf(collection: StoryCollection, document: object, actor: Actor): Story {
  const { id, publishStatus, updatedAt, publishDateTime, ...facts } = storedStory.parse(document)
  const title: unknown = Reflect.get(document, listModels[collection].titleField)
  return {
    collection,
    id: String(id),
    title: typeof title === 'string' ? title.trim() : '',
    publishStatus,
    updatedAt,
    publishDateTime: publishDateTime ?? null,
    isOwn: ownRules[collection].allows(actor, facts),
  }
}

interface StoryName {
  collection: StoryCollection
  id: string
}

/** Returns the key under which `newestStories` answers. */
export function storyKey({ collection, id }: StoryName): string {
  return `${collection}/${id}`
}

/** Returns the newest versions of documents that the person may read, without the trash: one query a collection. */
export async function newestStories(
  req: PayloadRequest,
  actor: Actor,
  names: readonly StoryName[],
): Promise<Map<string, Story>> {
  const found = new Map<string, Story>()
  for (const collection of storyCollections) {
    const ids = names.flatMap((name) => (name.collection === collection ? [Number(name.id)] : []))
    if (ids.length === 0) continue
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      select: storyFields(collection),
      draft: true,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const document of docs) {
      const story = storyOf(collection, document, actor)
      found.set(storyKey(story), story)
    }
  }
  return found
}
