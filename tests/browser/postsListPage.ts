import type { Page } from 'playwright-core'
import { sharedNewsroom } from './newsroom.ts'

/** What tests do with the list of posts on a page, which is there once they run. */
export function postsListOn(page: () => Page) {
  return {
    // Opens the list and waits until it works: buttons do nothing before that.
    openList: async (search: string): Promise<void> => {
      await page().goto(`${sharedNewsroom().cmsUrl}/admin/collections/posts${search}`)
      await page()
        .locator('.posts-list-table input:enabled, .posts-list-grid, .posts-list-content__message')
        .first()
        .waitFor()
      await page().waitForFunction(
        () =>
          document.querySelector('.popup__content, .popup__hidden-content') !== null &&
          document.querySelector('.posts-list-content')?.getAttribute('aria-busy') === 'false',
      )
    },
    titles: (): Promise<string[]> => page().locator('.posts-list__title').allTextContents(),
    untilTitles: async (wanted: string[]): Promise<void> => {
      await page().waitForFunction(
        (text) =>
          document.querySelector('.posts-list-content')?.getAttribute('aria-busy') === 'false' &&
          [...document.querySelectorAll('.posts-list__title')].map(({ textContent }) => textContent).join('\n') ===
            text,
        wanted.join('\n'),
      )
    },
    // Chooses an action in the menu of a row.
    choose: async (title: string, action: string): Promise<void> => {
      await page()
        .getByRole('button', { name: `Actions for ${title}` })
        .click()
      await page().locator('.popup__content').getByRole('button', { name: action, exact: true }).click()
    },
    gridColumns: (): Promise<number> =>
      page()
        .locator('.posts-list-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
  }
}
