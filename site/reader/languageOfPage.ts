import { z } from 'zod'
import type { ReaderLanguage } from '#contract/reader.schema.ts'

const site = z.object({ language: z.object({ lang: z.string(), dir: z.enum(['ltr', 'rtl']) }) })
const withPage = z.object({ page: z.object({ site }) }).transform(({ page }) => page.site.language)
const withSite = z.object({ site }).transform((props) => props.site.language)
const language = z.union([withPage, withSite])

/** Returns what a page as a whole is written in: the publication's language. English where nothing is known of it. */
export function languageOfPage(pageProps: unknown): ReaderLanguage {
  return language.safeParse(pageProps).data ?? { lang: 'en', dir: 'ltr' }
}
