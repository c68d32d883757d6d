import type { Page } from 'playwright-core'

export function openSection(page: Page, name: 'Publication' | 'Media' | 'Details'): Promise<void> {
  return page.getByRole('complementary', { name: 'About the story' }).getByRole('tab', { name }).click()
}
