import { episodeSlotFixtures } from '../core/episodeSlot.fixtures.ts'

export const homepageSlotFixtures = episodeSlotFixtures('homepage-slot', 'homepage-row')
