export interface WordpressPost {
  title: string
  link: string
  /** "YYYY-MM-DD hh:mm:ss", UTC. */
  date: string
  category: string
  content: string
}

/** Returns an export file as WordPress writes it (WXR 1.2), with one author and these posts. */
export function wordpressExport(posts: readonly WordpressPost[]): string {
  const items = posts.map(
    ({ title, link, date, category, content }, index) => `
    <item>
      <title>${title}</title>
      <link>${link}</link>
      <dc:creator>hana</dc:creator>
      <content:encoded><![CDATA[${content}]]></content:encoded>
      <excerpt:encoded></excerpt:encoded>
      <wp:post_id>${index + 1}</wp:post_id>
      <wp:post_date>${date}</wp:post_date>
      <wp:post_date_gmt>${date}</wp:post_date_gmt>
      <wp:post_name>${new URL(link).pathname.split('/').filter(Boolean).at(-1)}</wp:post_name>
      <wp:status>publish</wp:status>
      <wp:post_parent>0</wp:post_parent>
      <wp:post_type>post</wp:post_type>
      <category domain="category" nicename="${category.toLowerCase()}"><![CDATA[${category}]]></category>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
  <channel>
    <title>The Old Gazette</title>
    <link>https://gazette.test</link>
    <wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>https://gazette.test</wp:base_site_url>
    <wp:base_blog_url>https://gazette.test</wp:base_blog_url>
    <wp:author>
      <wp:author_id>1</wp:author_id>
      <wp:author_login>hana</wp:author_login>
      <wp:author_email>hana@gazette.test</wp:author_email>
      <wp:author_display_name>Hana Gazette</wp:author_display_name>
    </wp:author>${items.join('')}
  </channel>
</rss>
`
}
