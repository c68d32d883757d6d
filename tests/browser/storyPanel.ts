import type { Page } from 'playwright-core'

export const openSection = (page: Page, name: 'Publication' | 'Media' | 'Details'): Promise<void> =>
  page.getByRole('complementary', { name: 'About the story' }).getByRole('tab', { name }).click()
