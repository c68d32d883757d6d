import { definitionOf } from '#blocks/registry/schemas.ts'
import type { BesideUsual } from '../usual.ts'
import type { Alert } from './alerts.schema.ts'

/** Views of a story in the last hour and in the one before. */
export interface StoryHours {
  post: string
  title: string
  views: number
  before: number
}

export interface LowPlace {
  place: string
  since: Date
}

const limits = {
  // Times the usual views of the site.
  site: 3,
  // Times the views of the hour before, the least that these are, and the least share of the site.
  story: { times: 3, before: 10, share: 0.05 },
  place: { share: 0.5, minutes: 20 },
}

/** Returns whether a place has so few clicks that it should be watched. Pure. */
export function isLow({ times, usual }: BesideUsual): boolean {
  return usual !== null && times < usual * limits.place.share
}

interface Facts {
  site: BesideUsual
  stories: readonly StoryHours[]
  places: ReadonlyMap<string, BesideUsual>
  lowPlaces: readonly LowPlace[]
}

/** Returns what an editor should look at now, the largest first. Pure. */
export function alertsOf({ site, stories, places, lowPlaces }: Facts, now: Date): Alert[] {
  const { story, place: quiet } = limits
  const ofSite: Alert[] =
    site.usual !== null && site.times >= site.usual * limits.site
      ? [{ kind: 'site', views: site.times, usual: site.usual }]
      : []
  const ofStories = stories
    .filter(({ views, before }) => before >= story.before && views >= before * story.times)
    .filter(({ views }) => views >= site.times * story.share)
    .toSorted((one, other) => other.views - one.views)
    .map((hours): Alert => ({ kind: 'story', ...hours }))
  const ofPlaces = lowPlaces.flatMap(({ place, since }): Alert[] => {
    const found = places.get(place)
    const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000)
    if (!found || found.usual === null || !isLow(found) || minutes < quiet.minutes) return []
    const [type = ''] = place.split(' ')
    const title = definitionOf(type)?.title ?? type
    return [{ kind: 'place', place, title, clicks: found.times, usual: found.usual, minutes }]
  })
  return [...ofSite, ...ofStories, ...ofPlaces]
}
