import { describe, expect, it } from '@jest/globals'
import type { ImportDocument } from '../import.types.ts'
import { category, documentOf, meta } from './wordpressExport.fixtures.ts'

describe('what plugins keep beside a post', () => {
  const cdata = (key: string, value: string) => meta(key, `<![CDATA[${value}]]>`)
  const changes = ({ remarks }: ImportDocument) => remarks.map(({ what }) => what)

  it('puts the primary category first', async () => {
    const categories = ['a', 'b']
      .map((slug, index) => {
        const parts = `<wp:term_id>${index + 5}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename>`
        return `<wp:category>${parts}<wp:cat_name>${slug}</wp:cat_name></wp:category>`
      })
      .join('')
    const both = category('category', 'a') + category('category', 'b')
    for (const key of ['_yoast_wpseo_primary_category', 'rank_math_primary_category']) {
      const document = await documentOf({}, both + meta(key, '6'), categories)
      expect(document.terms.sections).toEqual(['wordpress:old.test:category:b', 'wordpress:old.test:category:a'])
      expect(document.remarks).toEqual([])
    }
    const other = await documentOf({}, both + meta('rank_math_primary_category', '9'), categories)
    expect(changes(other)).toEqual(['primary category that is none of its categories'])
  })

  it.each(['_yoast_wpseo', '_aioseo'])('keeps what search engines were told (%s)', async (plugin) => {
    const title = plugin === '_aioseo' ? '_aioseo_title' : '_yoast_wpseo_title'
    const description = plugin === '_aioseo' ? '_aioseo_description' : '_yoast_wpseo_metadesc'
    const metadata = meta(title, 'Ferry fares rise') + meta(description, 'What it costs & why')
    const withDek = await documentOf({ 'excerpt:encoded': 'A dek' }, metadata.replace('&', '&amp;'))
    expect(withDek).toMatchObject({
      dek: 'A dek',
      note: 'Title for search engines: Ferry fares rise\nDescription for search engines: What it costs & why',
    })
    const without = await documentOf({}, metadata.replace('&', '&amp;'))
    expect(without).toMatchObject({
      dek: 'What it costs &amp; why',
      note: 'Title for search engines: Ferry fares rise',
    })
    expect(changes(without)).toEqual(['description for search engines became the dek'])
  })

  it('says nothing of a pattern that only names the headline', async () => {
    const document = await documentOf({}, meta('_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%'))
    expect(document.note).toBe('')
  })

  it('plays the file of a podcast before the text, unless the text has it', async () => {
    const file = cdata('enclosure', 'https://old.test/1.mp3\n1234\naudio/mpeg\na:1:{}')
    const player =
      '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://old.test/1.mp3"></audio></figure><!-- /wp:audio -->'
    expect((await documentOf({ 'content:encoded': 'Text' }, file)).body).toMatchObject({
      text: `${player}\n\n<!-- wp:freeform -->Text<!-- /wp:freeform -->`,
    })
    const text = '<a href="https://old.test/1.mp3">Listen</a>'
    expect((await documentOf({ 'content:encoded': text }, file)).body).toMatchObject({ text })
    const sheet = await documentOf({}, cdata('enclosure', 'https://old.test/1.csv\n1\ntext/csv'))
    expect(changes(sheet)).toEqual(['enclosure that is neither sound nor film: https://old.test/1.csv'])
  })

  it('tells each other field', async () => {
    const fields = meta('mood', 'good') + meta('_edit_lock', '1:2') + meta('_oembed_a', 'x') + meta('empty', '')
    expect(changes(await documentOf({}, fields))).toEqual(['custom field not taken over: mood'])
  })
})
