import { episodeSlotFixtures } from '../core/episodeSlot.fixtures.ts'

export const showEpisodesSlotFixtures = episodeSlotFixtures('show-episodes-slot', 'show-episodes')
