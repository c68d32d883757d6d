import { subHours } from 'date-fns'
import type { Payload } from 'payload'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { blocksFromStory } from './directives.convert.ts'
import { newsletterIssues } from './issues.content.ts'
import { ensure } from './seed.store.ts'
import { readStories } from './stories.read.ts'
import { addresses, bodyContext, type Library } from './stories.seed.ts'

/** Creates the past issues of the newsletter, dated back from now. Stories that they link to exist. */
export async function seedIssues(payload: Payload, library: Library, list: number, now: Date): Promise<void> {
  const context = bodyContext(library, await addresses(payload, await readStories(), now))
  for (const { slug, hoursAgo, body, ...issue } of newsletterIssues) {
    await ensure(payload, 'newsletters', { slug: { equals: slug } }, () => ({
      ...issue,
      slug,
      list,
      body: lexicalFromBlocks(blocksFromStory(body, context)),
      publishDateTime: subHours(now, hoursAgo).toISOString(),
      _status: 'published',
    }))
  }
}
