import type { Page } from 'playwright-core'

/** The entries of the menu behind the name of the block, besides those of 'Turn into'. */
export const blockMenuEntries = ['Select', 'Duplicate', 'Move up', 'Move down', 'Remove']

/**
 * Chooses an entry of the menu behind the block's name in the toolbar: 'Select', 'Remove', 'Heading 2' …
 *
 * @param timeout milliseconds for each of the two clicks; the page's default when absent
 */
export async function chooseInBlockMenu(page: Page, label: string, timeout?: number): Promise<void> {
  const name = page.locator('.block-toolbar-name')
  await page.getByRole('toolbar', { name: 'Block' }).locator('button', { has: name }).click({ timeout })
  await page.locator('.popup__content').getByRole('button', { name: label, exact: true }).click({ timeout })
}
