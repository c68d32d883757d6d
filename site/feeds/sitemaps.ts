import type { ReaderLanguage } from '#contract/reader.schema.ts'
import type { ReaderNewsSitemap, ReaderSitemapIndex, ReaderSitemapPart } from '#contract/readerApi.schema.ts'
import { xml, xmlDocument } from './xml.ts'

const sitemapNamespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const newsNamespace = { 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }

/** Returns `/sitemap.xml`: the addresses of the parts. */
export function sitemapIndex({ site, parts }: ReaderSitemapIndex): string {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1)
  return xmlDocument(
    xml(
      'sitemapindex',
      sitemapNamespace,
      ...numbers.map((number) => xml('sitemap', {}, xml('loc', {}, `${site.url}/sitemap-${number}.xml`))),
    ),
  )
}

/** Returns `/sitemap-{part}.xml`: every address of a part. */
export function sitemapPart({ site, entries }: ReaderSitemapPart): string {
  return xmlDocument(
    xml(
      'urlset',
      sitemapNamespace,
      ...entries.map(({ path, updatedAt }) =>
        xml('url', {}, xml('loc', {}, site.url + path), xml('lastmod', {}, updatedAt)),
      ),
    ),
  )
}

// The codes that news search engines know: of the language alone, but for the two ways to write Chinese.
function newsLanguage({ lang }: ReaderLanguage): string {
  if (lang === 'zh-Hant') return 'zh-tw'
  return lang === 'zh-Hans' ? 'zh-cn' : new Intl.Locale(lang).language
}

/**
 * Returns `/news-sitemap.xml`: the last two days, for news search engines; the home page where nothing came out, since a
 * sitemap must name something.
 */
export function newsSitemap({ site, posts }: ReaderNewsSitemap): string {
  if (posts.length === 0) {
    return xmlDocument(xml('urlset', sitemapNamespace, xml('url', {}, xml('loc', {}, `${site.url}/`))))
  }
  return xmlDocument(
    xml(
      'urlset',
      { ...sitemapNamespace, ...newsNamespace },
      ...posts.map(({ path, headline, publishDateTime, language }) =>
        xml(
          'url',
          {},
          xml('loc', {}, site.url + path),
          xml(
            'news:news',
            {},
            xml(
              'news:publication',
              {},
              xml('news:name', {}, site.name),
              xml('news:language', {}, newsLanguage(language ?? site.language)),
            ),
            xml('news:publication_date', {}, publishDateTime),
            xml('news:title', {}, headline),
          ),
        ),
      ),
    ),
  )
}
