/** For tests: small archives with the traits of real ones. `host` serves every picture, film, recording and file. */
import { wordpressExport, wordpressItem } from '../read/temporaryFile.fixtures.ts'

const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

const block = (name: string, html: string, attributes = ''): string =>
  `<!-- wp:${name} ${attributes}${attributes && ' '}-->\n${html}\n<!-- /wp:${name} -->\n`

const mark = (id: string, number: number): string =>
  `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`

const inBlocks = (host: string): string =>
  [
    block(
      'paragraph',
      `<p>Council voted${mark('aa-1', 1)} on <strong>Tuesday</strong>${mark('bb-2', 2)} to <a href="../../2008/budget?year=8&amp;part=b#total">fund</a> it.</p>`,
    ),
    block('heading', '<h2 class="wp-block-heading" id="why-now">Why now</h2>'),
    block(
      'paragraph',
      '<p class="has-drop-cap">Jump to <a href="#why-now">why</a>, <a href="/about/">about us</a> or <a href="mailto:desk@old.test">write</a>; hy<wbr>phens, f<em>ire</em>works &amp; ½ of 1,000 naïve “façades”.</p>',
    ),
    block(
      'list',
      `<ul class="wp-block-list">${block('list-item', `<li>Milk <a href="https://a.test/x?q=a%20b">there</a>${block('list', `<ol start="3">${block('list-item', '<li>Third</li>')}</ol>`, '{"ordered":true}')}</li>`)}${block('list-item', '<li>Eggs</li>')}</ul>`,
    ),
    block(
      'quote',
      `<blockquote class="wp-block-quote">${block('paragraph', '<p>We were there.</p>')}<cite>The mayor</cite></blockquote>`,
    ),
    block(
      'pullquote',
      '<figure class="wp-block-pullquote"><blockquote><p>Nobody slept.</p><cite>A neighbour</cite></blockquote></figure>',
    ),
    block(
      'image',
      `<figure class="wp-block-image size-medium"><a href="${host}/full.html"><img src="${host}/harbour-300x200.png" alt="Harbour" class="wp-image-70"/></a><figcaption class="wp-element-caption">Boats at <em>dawn</em></figcaption></figure>`,
      '{"id":70}',
    ),
    block(
      'gallery',
      `<figure class="wp-block-gallery has-nested-images">${block('image', `<figure class="wp-block-image"><img src="${host}/one.png" alt=""/><figcaption>First boat</figcaption></figure>`)}${block('image', `<figure class="wp-block-image"><img src="${host}/two.png" alt=""/></figure>`)}<figcaption class="blocks-gallery-caption">All boats</figcaption></figure>`,
    ),
    block(
      'video',
      `<figure class="wp-block-video"><video controls poster="${host}/poster.png" src="${host}/film.webm"></video><figcaption>A film</figcaption></figure>`,
    ),
    block(
      'audio',
      `<figure class="wp-block-audio"><audio controls src="${host}/talk.mp3"></audio><figcaption>A talk</figcaption></figure>`,
    ),
    block(
      'file',
      `<div class="wp-block-file"><a href="${host}/minutes.pdf">Minutes of May</a><a href="${host}/minutes.pdf" class="wp-block-file__button" download>Download</a></div>`,
    ),
    block(
      'table',
      '<figure class="wp-block-table"><table><thead><tr><th>Ward</th><th>Votes</th></tr></thead><tbody><tr><td>North</td><td>12</td></tr></tbody></table><figcaption>By ward</figcaption></figure>',
    ),
    block(
      'table',
      '<figure class="wp-block-table"><table><tbody><tr><td colspan="2">Spanning</td></tr><tr><td>Left</td><td>Right</td></tr></tbody></table></figure>',
    ),
    block(
      'columns',
      `<div class="wp-block-columns">${block('column', `<div class="wp-block-column">${block('paragraph', '<p>On one side</p>')}</div>`)}${block('column', `<div class="wp-block-column">${block('paragraph', '<p>On the other</p>')}</div>`)}</div>`,
    ),
    block(
      'media-text',
      `<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="${host}/side.png" alt=""/></figure><div class="wp-block-media-text__content">${block('paragraph', '<p>Beside a picture</p>')}</div></div>`,
    ),
    block(
      'cover',
      `<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="${host}/ground.png" alt=""/><div class="wp-block-cover__inner-container">${block('paragraph', '<p>Over a picture</p>')}</div></div>`,
    ),
    block(
      'details',
      `<details class="wp-block-details"><summary>What we know</summary>${block('paragraph', '<p>Not much yet</p>')}</details>`,
    ),
    block(
      'buttons',
      `<div class="wp-block-buttons">${block('button', '<div class="wp-block-button"><a class="wp-block-button__link" href="/join?a=1&amp;b=2">Join us</a></div>')}</div>`,
    ),
    block(
      'embed',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.test/watch?v=1\n</div><figcaption>See <a href="https://video.test/about">about</a></figcaption></figure>',
      '{"url":"https://video.test/watch?v=1"}',
    ),
    block('code', '<pre class="wp-block-code"><code>let x = "a &lt; b";\nreturn  x</code></pre>'),
    block('preformatted', '<pre class="wp-block-preformatted">one <strong>two</strong>\n  three</pre>'),
    block(
      'html',
      '<div class="legacy"><dl><dt>Term</dt><dd>Meaning <a href="../glossary">more</a></dd></dl><iframe src="/map.html"></iframe></div>',
    ),
    block('my-plugin/box', '<div class="box">A box with <a href="sub/page.html">a link</a></div>', '{"shade":"dark"}'),
    '<!-- wp:block {"ref":90} /-->',
    '<p>Loose text between blocks.</p>',
    '<!-- wp:more --><!--more--><!-- /wp:more -->',
    block('separator', '<hr class="wp-block-separator"/>'),
    '<!-- wp:footnotes /-->',
  ].join('\n')

const classic = (host: string): string => `First line
second line of <b>the first</b> paragraph.

<a href="${host}/big.jpg"><img class="alignleft wp-image-71 size-thumbnail" src="${host}/small-150x150.png" alt="Small" width="150" height="150" /></a>Beside the picture, with a smiley <img src="${host}/s.gif" class="wp-smiley" alt=":-)" /> and a button <img src="${host}/button.png" width="88" height="31" alt="button" /> in the line.

[caption id="attachment_71" align="aligncenter" width="300"]<a href="${host}/page"><img src="${host}/captioned.png" alt="c" width="300" /></a> A caption with <em>marks</em>[/caption]

<h3><a name="part-two"></a>Part two</h3>
<ol><li>One</li><li>Two <ul><li>Two and a half</li></ul></li></ol>
<blockquote>Quoted words

in two paragraphs</blockquote>
<table border="1"><tr><td>Old</td><td>table</td></tr></table>
<center>Centred <font color="red">and red</font></center>
<p>Back to <a href="#part-two">part two</a>, with <abbr title="Knots">kn</abbr>, H<sub>2</sub>O, <del>old</del> <ins>new</ins> and <q>quoted</q>.</p>
<div>Nested <div>deeply <p>indeed</p> inside</div> and out</div>
<a href="http://www.old.test/2009/x.html">Same site</a> <a href="javascript:void(0)">script</a>
<object data="${host}/flash.swf"><p>No player</p></object>`

/** Returns a WordPress export: posts of both editors, a page, attachments, a reusable block, footnotes, meta data. */
export function exportWithEveryTrait(host: string): string {
  return wordpressExport(
    [
      '<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann A.</wp:author_display_name></wp:author>',
      wordpressItem({ 'wp:post_id': '70', 'wp:post_type': 'attachment', 'wp:attachment_url': `${host}/harbour.png` }),
      wordpressItem({ 'wp:post_id': '71', 'wp:post_type': 'attachment', 'wp:attachment_url': `${host}/small.png` }),
      wordpressItem({
        'wp:post_id': '90',
        'wp:post_type': 'wp_block',
        'content:encoded': block('paragraph', '<p>Reusable <a href="../join">words</a></p>'),
      }),
      wordpressItem(
        {
          title: 'Blocks &amp; <em>notes</em>',
          link: 'https://old.test/2020/01/02/blocks/',
          'wp:post_name': 'blocks',
          'excerpt:encoded': 'A dek with a <a href="../why">link</a>',
          'content:encoded': inBlocks(host),
        },
        meta(
          'footnotes',
          JSON.stringify([
            { id: 'aa-1', content: 'Nine to <em>two</em>, see <a href="/minutes/">the minutes</a>.' },
            { id: 'bb-2', content: 'Not on Monday.' },
          ]),
        ),
      ),
      wordpressItem({
        'wp:post_id': '2',
        title: 'Classic',
        link: 'https://old.test/2009/05/classic/',
        'wp:post_name': 'classic',
        'content:encoded': classic(host),
      }),
      wordpressItem({
        'wp:post_id': '3',
        'wp:status': 'draft',
        link: 'https://old.test/?p=3',
        'wp:post_name': '',
        'content:encoded': '<p>A draft with <a href="wp-login.php">a link</a></p>',
      }),
      wordpressItem({
        'wp:post_id': '4',
        'wp:post_type': 'page',
        title: 'About',
        link: 'https://old.test/about/',
        'wp:post_name': 'about',
        'content:encoded': '<p>About <a href="team/">the team</a></p>',
      }),
    ].join('\n'),
  )
}

const markdown = `---
title: In the head
image: /assets/x.png
---
Some *words* and a [link](../other "Title"), an ![alt text](HOST/a.png) picture and <https://auto.test/>.

## Heading {#id}

- one
- two
    1. deep

> A quotation

| A | B |
|---|---|
| cell one | cell two |

\`\`\`js
const code = 1
\`\`\`

<div class="box">HTML with [brackets] and <a href="page.html">a page</a></div>

A footnote[^1].

[^1]: Its text is here.
`

const articles = [
  { id: 'text', format: 'text', paragraphs: ['Nothing in <this> is markup & all of it shows.', 'Second.'] },
  { id: 'html', format: 'html', path: 'a.html' },
  { id: 'wordpress', format: 'wordpress-html', path: 'b.html' },
  { id: 'markdown', format: 'markdown+liquid', path: 'c.md' },
]

/** Returns a list of articles in every format, with the files of their texts. */
export function articlesWithEveryTrait(host: string): Record<string, string> {
  return {
    'articles.jsonl': articles
      .map((article) => ({
        source: 'Wire',
        headline: `The ${article.id} of it`,
        dek: 'With a dek',
        date: '2019-01-04',
        url: `https://old.test/2019/${article.id}/`,
        ...article,
      }))
      .map((article) => JSON.stringify(article))
      .join('\n'),
    'a.html': `<h2>Rules</h2><p>Read <a href="rules.pdf">the rules</a>.</p><p><img src="${host}/b.png" alt="b"></p><ul><li><p>Item one</p></li><li>Item <img src="${host}/c.png" alt="c"> two</li></ul>`,
    'b.html': classic(host),
    'c.md': markdown.replaceAll('HOST', host),
  }
}
