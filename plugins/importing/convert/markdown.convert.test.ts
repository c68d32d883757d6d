import { describe, expect, it } from '@jest/globals'
import { briefly, convertOptions } from './converting.fixtures.ts'
import { blocksFromMarkdown, readFrontMatter } from './markdown.convert.ts'

const convert = (text: string) => {
  const { options, notes } = convertOptions()
  return { lines: briefly(blocksFromMarkdown(text, options)), notes }
}

describe('Markdown', () => {
  it('becomes the same blocks as its HTML', () => {
    expect(convert('## a *b*\n\n1. c\n   - d\n\n> e\n\n---\n\n![f](/g.jpg)').lines).toEqual([
      'heading level=2: a <italic>b</>',
      'list {list-item: c; list {list-item: d}}',
      'blockquote: e',
      'separator',
      'image contentId=g.jpg',
    ])
  })

  it('keeps footnotes, which Markdown would take for the addresses of links', () => {
    const { lines, notes } = convert('a[^1]\n\n[^1]: https://x.test')
    expect(lines[1]).toContain('[^1]: ')
    expect(notes).toEqual(['simplified: footnote left in the text'])
  })
})

describe('front matter', () => {
  it('is YAML between two lines of hyphens at the head', () => {
    expect(readFrontMatter('---\ntitle: "a: b"\nredirect_from:\n- /c/\n---\n\nbody')).toEqual({
      data: { title: 'a: b', redirect_from: ['/c/'] },
      body: '\nbody',
    })
  })

  it.each(['---\n\tno: [yaml\n---\nbody', 'body\n---\na: b\n---', '---\njust words\n---\nbody'])(
    'stays in the body when it is none: %j',
    (text) => {
      expect(readFrontMatter(text)).toEqual({ data: {}, body: text })
    },
  )
})

describe('Liquid', () => {
  it('shows pictures, addresses and embeds', () => {
    const text = `{% image "assets/a.jpg" "A" %}

{% image_with_class "/b.jpg" "wide" "B" %}

[c]({{ "/2015/c/" | url }}) [d]({{site.baseurl}}/d)

{{ "https://v.test/1" | embed: "Talk" }}`
    const { lines, notes } = convert(text)
    expect(lines).toEqual([
      'image contentId=a.jpg',
      'image contentId=b.jpg',
      'paragraph: [c](/2015/c/) [d](/d)',
      'html content=<iframe src="https://v.test/1" title="Talk" allowfullscreen></iframe>',
    ])
    expect(notes).toEqual(['kept-html: <iframe>'])
  })

  it('leaves the Markdown below a picture Markdown', () => {
    expect(convert('{% image "/a.jpg" "A" %}\n*From [a paper](https://x.test/p).*').lines).toEqual([
      'image contentId=a.jpg',
      'paragraph: <italic>From </>[<italic>a paper</>](https://x.test/p)<italic>.</>',
    ])
  })

  it('keeps quotation marks in the alternative text of a picture', () => {
    const { options } = convertOptions({ hasMedia: false })
    const [block] = blocksFromMarkdown('{% image "/a.jpg" "It says "yes"" %}', options)
    expect(block?.props.content).toContain('alt="It says &quot;yes&quot;"')
  })

  it('does not end HTML where it shows nothing', () => {
    const { lines } = convert('<div>\n\t{{ "ann" | team_photo }}\n\t<blockquote>Words</blockquote>\n</div>')
    expect(lines).toEqual(['blockquote: Words'])
  })

  it('leaves what stands in raw as it is', () => {
    expect(convert('{% raw %}{{ x }}{% endraw %}')).toEqual({ lines: ['paragraph: {{ x }}'], notes: [] })
  })

  it('leaves what only the old site can know in the text, and says so', () => {
    expect(convert('{{ page.title }} {% include x.html %}')).toEqual({
      lines: ['paragraph: {{ page.title }} {% include x.html %}'],
      notes: [
        'simplified: Liquid tag left in the text: include',
        'simplified: Liquid expression left in the text: page.title',
      ],
    })
  })
})

describe('markers of other template languages', () => {
  it('become what they show, where that is known', () => {
    const { lines } = convert(
      'One\n\n{{< figure src="/a.jpg" caption="A cat" >}}\n\n{{< youtube abcdefghijk >}}\n\nTwo {{ "three" }}',
    )
    expect(lines).toEqual([
      'paragraph: One',
      'image contentId=a.jpg caption=A cat',
      'paragraph: [https://www.youtube.com/watch?v=abcdefghijk](https://www.youtube.com/watch?v=abcdefghijk)',
      'paragraph: Two three',
    ])
  })

  it('stay in the text otherwise, with a line, and print none of their strings', () => {
    const { lines, notes } = convert('a{{<notice "warning">}}b{{ partial "head.html" . }}c')
    expect(lines).toEqual(['paragraph: a{{<notice "warning">}}b{{ partial "head.html" . }}c'])
    expect(notes).toEqual([
      'simplified: template marker left in the text: {{<notice "warning">}}',
      'simplified: Liquid expression left in the text: partial "head.html" .',
    ])
  })
})
