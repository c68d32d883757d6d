import { episodeFixtures } from '../core/episode.fixtures.ts'

export const showEpisodesFixtures = episodeFixtures({ type: 'show-episodes', min: 2, tooMany: 5 })
