import { episodeFixtures } from '../core/episode.fixtures.ts'

export const episodeShowcaseFixtures = episodeFixtures({ type: 'episode-showcase', least: 1, tooMany: 3 })
