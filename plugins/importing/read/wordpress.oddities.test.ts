import { describe, expect, it } from '@jest/globals'
import { wordpressItem } from './temporaryFile.fixtures.ts'
import { documentOf, documentsOf, openExport } from './wordpressExport.fixtures.ts'

describe('an item of a WordPress export', () => {
  it('keeps the end of CDATA that stands in its text, which WordPress splits, and entities as they are', async () => {
    const split = (text: string) => text.replaceAll(']]>', ']]]]><![CDATA[>')
    const content = '<p>A list[a[0]]> and its ]]> end, &lt;tides&gt; &amp;amp; &unknown; and &#x1F6A2;.</p>'
    const { body } = await documentOf({ 'content:encoded': split(content) })
    expect(body).toEqual({ format: 'wordpress', text: content })
  })

  it('has a title without markup and entities, and keeps what is written as text', async () => {
    const titleOf = async (title: string) => (await documentOf({ title })).title
    expect(await titleOf('<em>Tides</em> &#038; boats &amp; piers')).toBe('Tides & boats & piers')
    expect(await titleOf('Why &lt;i&gt; is no word &#8217;s')).toBe('Why <i> is no word ’s')
  })

  it('comes over without an author where it names none, and by the name where the account is gone', async () => {
    const items = [wordpressItem({ 'dc:creator': 'departed' }), wordpressItem({ 'wp:post_id': '2', 'dc:creator': '' })]
    const documents = await documentsOf(await openExport(items.join('')))
    expect(documents.map(({ terms }) => terms.authors)).toEqual([['wordpress:old.test:author:departed'], []])
  })
})
