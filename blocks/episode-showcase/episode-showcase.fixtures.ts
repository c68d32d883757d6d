import { episodeFixtures } from '../core/episode.fixtures.ts'

export const episodeShowcaseFixtures = episodeFixtures({ type: 'episode-showcase', min: 1, tooMany: 3 })
