import type { Page } from 'playwright-core'

/** The media library as it is open over a story. @param page what it is opened on */
export const libraryOn = (page: () => Page) => {
  const library = () => page().locator('.picker')
  const button = (name: string | RegExp) => library().getByRole('button', { name, exact: typeof name === 'string' })
  return {
    library,
    button,
    /** Opens it from an image block that has no picture yet, and waits for what it holds. */
    open: async (): Promise<void> => {
      await page().getByRole('button', { name: 'Select Image' }).first().click()
      await library().locator('.picker-item').first().waitFor()
    },
  }
}
