import type { Payload } from 'payload'
import { seedAssistants } from './assistants.seed.ts'
import { seedComments } from './comments.seed.ts'
import { seedFront } from './front.seed.ts'
import { seedIssues } from './issues.seed.ts'
import { idOf, seedAuthors, seedSections, seedTags } from './library.seed.ts'
import { seedMedia } from './media.seed.ts'
import { newsletterList, publication } from './newsroom.content.ts'
import { seedNumbers } from './numbers.seed.ts'
import { seedPeople } from './people.seed.ts'
import { seedAddresses, seedAudience, seedNavigation, seedSettings } from './publication.seed.ts'
import { seedReaders } from './readers.seed.ts'
import { seedPages, seedStories } from './stories.seed.ts'

/**
 * Makes the demo newsroom, or what is missing of it.
 * @param now the moment that the stories are dated back from.
 * @param report takes lines of progress.
 */
export async function seedDemo(payload: Payload, now: Date, report: (line: string) => void): Promise<void> {
  await seedSettings(payload)
  const people = await seedPeople(payload)
  report(`${publication.name}: ${people.size} accounts`)
  const media = await seedMedia(payload, report)
  const tags = await seedTags(payload)
  const authors = await seedAuthors(payload, media, people)
  const sections = await seedSections(payload, media)
  report(`${authors.size} authors, ${sections.size} sections, ${tags.size} tags`)
  const audience = await seedAudience(payload, media)
  const documents = new Map([...audience, ...(await seedAssistants(payload, media))])
  const library = { media, authors, sections, tags, documents }
  const pages = await seedPages(payload, library)
  const stories = await seedStories(payload, library, now, report)
  report(`${stories} new stories, ${pages.size} pages`)
  const newsletter = idOf(audience, newsletterList.slug)
  await seedIssues(payload, library, newsletter, now)
  await seedReaders(payload, newsletter, now)
  await seedFront(payload, library)
  await seedNumbers(payload, now)
  await seedComments(payload, people)
  await seedNavigation(payload, sections, newsletter)
  await seedAddresses(payload)
}
