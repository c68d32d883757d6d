import { z } from 'zod'

interface KindOfPage {
  name: string
  at: `/${string}` | { story: string }
  // 200 when it is left out.
  status?: number
  // Search engines are asked to leave it out.
  isUnlisted?: boolean
  // Also looked at with a phone of its own each time that a change is tested; the others are in long runs.
  isReadMost?: boolean
}

export const kindsOfPages = [
  { name: 'the home page', at: '/', isReadMost: true },
  { name: 'a section', at: '/section/harbor', isReadMost: true },
  { name: 'a topic', at: '/tag/city-council' },
  { name: 'an author', at: '/author/lena-okafor-marsh' },
  { name: 'a story', at: { story: 'council-approves-cannery-homes' }, isReadMost: true },
  { name: 'a story with a gallery', at: { story: 'harbor-dredging-starts-early' }, isReadMost: true },
  { name: 'two pictures compared', at: '/two-pictures-compared' },
  { name: 'a sponsored story', at: { story: 'winterize-a-small-boat' } },
  { name: 'a podcast', at: '/podcasts/slack-tide' },
  { name: 'an episode', at: { story: 'slack-tide-the-lead-line' } },
  { name: 'the podcasts', at: '/podcasts' },
  { name: 'the newsletters', at: '/newsletters' },
  { name: 'an issue of a newsletter', at: '/newsletters/first-boat-out/the-weekend-boat' },
  { name: 'what is read most', at: '/most-read' },
  { name: 'a search', at: '/search?q=harbor', isUnlisted: true },
  { name: 'a search without results', at: '/search?q=zeppelin', isUnlisted: true },
  { name: 'a fixed page', at: '/about' },
  { name: 'an assistant', at: '/ask-the-foghorn' },
  { name: 'a forum of candidates', at: { story: 'four-for-mayor' } },
  { name: 'the paper as text', at: '/text', isUnlisted: true },
  { name: 'nothing', at: '/2020/01/01/never-written', status: 404, isReadMost: true },
  { name: 'a withdrawn story', at: '/2019/05/17/photo-contest-winner', status: 410 },
  { name: 'a story that a court removed', at: '/2021/09/02/cold-storage-inspection', status: 451 },
] as const satisfies readonly KindOfPage[]

export type NameOfKind = (typeof kindsOfPages)[number]['name']

const found = z.object({ docs: z.tuple([z.object({ path: z.string() })]) })

/** Returns the path of a demo story. */
export async function pathOfStory(cmsUrl: string, slug: string): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/posts?depth=0&limit=1&where[slug][equals]=${slug}`)
  return found.parse(await answer.json()).docs[0].path
}

/** Returns the path of the page of a kind. */
export async function pathOfKind(cmsUrl: string, name: NameOfKind): Promise<string> {
  const { at } = kindsOfPages.find((kind) => kind.name === name) ?? { at: '/' }
  return typeof at === 'string' ? at : pathOfStory(cmsUrl, at.story)
}
