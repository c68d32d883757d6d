import { type BackOffice, idsOf } from './backOffice.ts'
import { storyOf } from './story.factory.ts'

/**
 * Returns a function that makes stories which pass the Required checks before publishing: each has a section, two tags,
 * an author and a picture of the newsroom. The same number gives the same story.
 */
export async function readyStories(backOffice: BackOffice): Promise<(number: number) => object> {
  const [sections, tags, authors, pictures] = await Promise.all([
    idsOf(backOffice, 'sections', 'limit=50&where[type][not_equals]=show'),
    idsOf(backOffice, 'tags'),
    idsOf(backOffice, 'authors'),
    idsOf(backOffice, 'media', 'limit=50&where[scheme][equals]=image'),
  ])
  const pick = (ids: readonly number[], number: number) => ids[number % ids.length]
  return (number) => {
    const section = pick(sections, number)
    const picture = pick(pictures, number)
    return {
      ...storyOf(number, picture),
      sections: [section],
      primarySection: section,
      tags: [pick(tags, number), pick(tags, number + 1)],
      authors: [pick(authors, number)],
      websiteImage: picture,
      featuredMedia: picture,
    }
  }
}
