import { episodeSlotFixtures } from '../core/episodeSlot.fixtures.ts'

export const episodeShowcaseSlotFixtures = episodeSlotFixtures('episode-showcase-slot', 'episode-showcase')
