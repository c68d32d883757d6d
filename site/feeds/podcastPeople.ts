import type { ReaderPodcast } from '#contract/readerApi.schema.ts'
import { coverPicture } from '../images/sharePicture.ts'
import { type XmlElement, xml } from './xml.ts'

// The roles that a newsroom has of the taxonomy of the Podcast Index, by their groups.
const groups = {
  cast: ['host', 'co-host', 'guest host', 'guest', 'narrator', 'announcer', 'reporter', 'voice actor'],
  'creative direction': ['director', 'executive producer', 'senior producer', 'producer', 'associate producer'],
  writing: [
    'author',
    'writer',
    'story editor',
    'managing editor',
    'editor',
    'researcher',
    'fact checker',
    'translator',
  ],
  'audio production': ['audio engineer', 'technical director', 'studio coordinator'],
  'audio post-production': ['audio editor', 'sound designer', 'composer', 'theme music', 'music production'],
} as const

type Person = ReaderPodcast['episodes'][number]['people'][number]

/** Returns the `podcast:person` of an episode. Somebody whose role podcast apps do not know is on the page only. */
export function podcastPeople(people: readonly Person[], siteUrl: string): XmlElement[] {
  return people.flatMap(({ name, role, url, portrait }) => {
    const known = role.trim().toLowerCase()
    const group = Object.entries(groups).find(([, roles]) => roles.some((one) => one === known))?.[0]
    if (!group) return []
    const address = {
      ...(url ? { href: siteUrl + url } : {}),
      ...(portrait ? { img: coverPicture(portrait, siteUrl) } : {}),
    }
    return xml('podcast:person', { role: known, group, ...address }, name)
  })
}
