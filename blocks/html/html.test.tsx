import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { rssHtml } from '../registry/rss.tsx'
import { splitScripts } from './splitScripts.ts'

describe('html', () => {
  it('shows the markup without its scripts, and runs them after it, in order (docs/spec/reader-site.md#html-on-the-page)', () => {
    const html =
      '<script>a()</script><p>Votes</p><script src="https://charts.example/x.js" async></script><script>b()</script>'
    expect(splitScripts(html)).toEqual({
      markup: '<p>Votes</p>',
      scripts: '<script>a()</script><script src="https://charts.example/x.js" async=""></script><script>b()</script>',
    })
  })

  it('leaves a script’s own text alone', () => {
    expect(splitScripts('<script>if (1 < 2 && "é") x()</script>').scripts).toBe(
      '<script>if (1 < 2 && "é") x()</script>',
    )
  })

  it('leaves data and templates where they are: they are not run', () => {
    const html = '<script type="application/ld+json">{}</script>'
    expect(splitScripts(html)).toEqual({ markup: html, scripts: '' })
  })

  it('closes what was left open and ignores what was never opened, so that the page stays whole', () => {
    expect(splitScripts('<div><p>a').markup).toBe('<div><p>a</p></div>')
    expect(splitScripts('</div></main>a').markup).toBe('a')
  })

  it('gives frames a name and pictures an empty description where pasted markup has none, and changes nothing else', () => {
    expect(splitScripts('<iframe src="https://films.example/1"></iframe><img src="/a.jpg">').markup).toBe(
      '<iframe src="https://films.example/1" title="Embedded from films.example" loading="lazy"></iframe><img src="/a.jpg" alt="" loading="lazy">',
    )
    expect(splitScripts('<iframe src="//films.example/1"></iframe>').markup).toContain('"Embedded from films.example"')
    const own = '<iframe src="/map" title="Map" loading="eager"></iframe><img src="/a.jpg" alt="A" loading="eager">'
    expect(splitScripts(own).markup).toBe(own)
  })

  it('stands in the page once, with its alignment', async () => {
    const block = blockFixture('html', { props: { content: '<p>Votes</p><script>x()</script>', alignment: 'full' } })
    expect(await renderTree([block])).toBe(
      '<div class="html html--full" data-alignment="full" data-beside="clears"><p>Votes</p><script>x()</script></div>',
    )
  })

  it('can be scrolled with the keyboard where it holds a table', async () => {
    const withTable = blockFixture('html', { props: { content: '<table><tr><td>1</td></tr></table>' } })
    expect(await renderTree([withTable])).toContain('<div class="html" data-beside="clears" tabindex="0">')
    expect(await renderTree([blockFixture('html', { props: { content: '<p>1</p>' } })])).not.toContain('tabindex')
  })

  it('is left out without content, or with comments only', async () => {
    expect(await renderTree([blockFixture('html', { props: { content: ' ' } })])).toBe('')
    expect(await renderTree([blockFixture('html', { props: { content: '<!-- [form id="1"] -->\n<!-- b -->' } })])).toBe(
      '',
    )
  })

  it('is a chat with the assistant that it names: a form that works without script, and is not in feeds', async () => {
    const chat = blockFixture('html', { props: { tool: 'ai-chat', assistant: 'city-guide', content: '<p>old</p>' } })
    const html = await renderTree([chat])
    expect(html).toContain('<h2 class="html__tool-title">Ask the Harbour Post</h2>')
    expect(html).toContain('action="/chat/city-guide" method="post"')
    expect(html).toContain('<label class="html-chat__field-label" for="html-1-question">Ask a question</label>')
    expect(html).toContain('class="html-chat__suggestion" name="suggested">When does the ferry sail?</button>')
    expect(html).not.toContain('old')
    expect(
      rssHtml(
        placeBlocks([chat], () => true),
        pageFixture(),
      ),
    ).toBe('')
  })

  it.each([
    ['off', 'Ask about schools'],
    ['unknown', 'Ask a question'],
    ['__proto__', 'Ask a question'],
  ])('says of the assistant "%s" that it is not available', async (assistant, title) => {
    const html = await renderTree([blockFixture('html', { props: { tool: 'ai-chat', assistant } })])
    expect(html).toContain(`<h2 class="html__tool-title">${title}</h2>`)
    expect(html).toContain('The assistant is not available right now.')
    expect(html).not.toContain('<form')
  })

  const mayor = blockFixture('html', { props: { tool: 'candidate-forum', forumId: 'mayor' } })

  it('is a forum whose candidates can be read only after a question (docs/spec/reader-site.md#candidate-answers)', async () => {
    const html = await renderTree([mayor])
    expect(html).toContain('Ask those who want to be mayor')
    for (const name of ['Rosa Lindqvist', 'Dev Anand', 'Mae Tully']) expect(html).toContain(name)
    expect(html).toContain('What do you want to know?')
    expect(html).toContain('Select any candidate to read their answer')
    expect(html.match(/role="tab"/g)).toHaveLength(3)
    expect(html.match(/<button[^>]*role="tab"[^>]* disabled=""/g)).toHaveLength(3)
    expect(html).toContain('action="/chat/forum/mayor"')
  })

  it('shows who stands for election, and that they cannot be asked, while all of their assistants are off', async () => {
    const page = pageFixture()
    page.references.assistants = {}
    const html = await renderTree([mayor], page)
    for (const name of ['Rosa Lindqvist', 'Dev Anand', 'Mae Tully']) expect(html).toContain(name)
    expect(html).toContain('The candidates’ answers are not available right now.')
    expect(html).not.toContain('<form')
  })

  it('is logged and left out when its forum is gone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([blockFixture('html', { props: { tool: 'candidate-forum', forumId: '__proto__' } })])).toBe(
      '',
    )
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('its candidate forum is missing'))
    warn.mockRestore()
  })

  it.each([
    [{ tool: 'ai-chat' }, ['No assistant selected']],
    [{ tool: 'ai-chat', assistant: 'city-guide' }, []],
    [{ tool: 'candidate-forum' }, ['No candidate forum selected']],
    [{ tool: 'candidate-forum', forumId: 'mayor' }, []],
    [{}, []],
    [{ content: '<form action="/search"><input name="q" onfocus></form>' }, []],
    [
      { content: '<form method="post" action="https://lists.example/join"></form>' },
      ['Forms that post to another site do not work here: link to the form instead'],
    ],
    [
      { content: '<a href="#" onclick="open()">Open</a>' },
      ['Scripts in attributes such as onclick do not run: use a script element'],
    ],
  ])('with %j it finds %j wrong', (props, messages) => {
    const found = checkTree([blockFixture('html', { props })], { altTextOf: () => undefined })
    expect([...found.values()].flat().map(({ message }) => message)).toEqual(messages)
  })
})
