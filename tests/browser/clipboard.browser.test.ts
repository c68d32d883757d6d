import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { clipboards, wordRtf } from '#plugins/importing/clipboard/clipboard.fixtures.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Copied ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

// Makes an empty story, as the person who is logged in, and opens it.
async function open(): Promise<void> {
  await openStory(page, newsroom, { headline, body: lexicalFromBlocks([]) })
  await bodyEditor().waitFor()
}

// The story itself: the code of an html block in it can be written, too.
const bodyEditor = (): Locator => page.locator(bodySelector).first()

async function paste(formats: Record<string, string>): Promise<void> {
  await bodyEditor().evaluate((root, data) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(data)) clipboardData.setData(format, text)
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)
}

const shownTypes = async () => (await shownTree(page)).map(({ type }) => type)

const pasteHtml = (html: string) => paste({ 'text/html': html, 'text/plain': 'plain' })

beforeAll(async () => {
  browser = await openDeskBrowser()
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: newsroom.cmsUrl })
  page = await context.newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('what is copied in another program', () => {
  it('becomes clean blocks where the caret is, as one step that undo takes back', async () => {
    await open()
    await bodyEditor().click()
    await page.keyboard.type('Before.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('typed ')
    await pasteHtml(clipboards.docsLists)
    await bodyEditor().getByText('Four').waitFor()
    await page.keyboard.type('!')
    expect(await shownTypes()).toEqual(['paragraph', 'paragraph', 'list', 'list'])
    await page.keyboard.press('Control+z')
    await bodyEditor().getByText('Four', { exact: true }).waitFor()
    await page.keyboard.press('Control+z')
    await bodyEditor().getByText('Four').waitFor({ state: 'detached' })
    await bodyEditor().getByText('typed').waitFor()
  })

  it('offers its pictures for the library: nothing is fetched before the user asks for it', async () => {
    await open()
    await bodyEditor().click()
    const offer = page.getByRole('region', { name: 'Pictures of the pasted text' })
    await pasteHtml(`<p>Text</p><img width="400" alt="A blue square, painted" src="${await bluePicture()}"><p>More</p>`)
    await offer.getByText('A picture came with this text.').waitFor()
    await offer.getByRole('button', { name: 'Upload to the library' }).click()
    await bodyEditor().locator('figure.image img[alt="A blue square, painted"]').waitFor()
    await offer.waitFor({ state: 'detached' })
  })

  it('has a picture of the web fetched by the back office, and shows it with its words', async () => {
    await open()
    await bodyEditor().click()
    // This machine has no web: what the back office answers is made here (`pastedPicture.int.test.ts` has it fetch one).
    const data = await bluePicture()
    const bodies: unknown[] = []
    await page.route('**/api/rpc/media.takePicture*', async (route) => {
      bodies.push(route.request().postDataJSON())
      const id = await page.evaluate(async (address) => {
        const form = new FormData()
        form.append('_payload', JSON.stringify({ alt: 'The pier in the fog' }))
        form.append('file', new File([await (await fetch(address)).blob()], 'pier.png', { type: 'image/png' }))
        return (await (await fetch('/api/media', { method: 'POST', body: form })).json()).doc.id
      }, data)
      await route.fulfill({ json: { result: { data: { id: String(id) } } } })
    })
    const address = 'https://cdn.example/pier.jpg'
    await pasteHtml(`<p>Text</p><img width="400" alt="The pier in the fog" src="${address}"><p>More</p>`)
    const offer = page.getByRole('region', { name: 'Pictures of the pasted text' })
    await offer.getByText('cdn.example').waitFor()
    expect(bodies).toEqual([])
    await offer.getByRole('button', { name: 'Upload to the library' }).click()
    await bodyEditor().locator('figure.image img[alt="The pier in the fog"]').waitFor()
    await offer.waitFor({ state: 'detached' })
    expect(bodies).toMatchObject([{ url: address, alt: 'The pier in the fog' }])
    await page.unroute('**/api/rpc/media.takePicture*')
  })

  it('takes a picture of Word out of the RTF beside its markup', async () => {
    await open()
    await bodyEditor().click()
    const png = Buffer.from((await bluePicture()).split(',')[1] ?? '', 'base64').toString('hex')
    await paste({ 'text/html': clipboards.wordPicture, 'text/plain': 'plain', 'text/rtf': wordRtf(png) })
    const offer = page.getByRole('region', { name: 'Pictures of the pasted text' })
    await offer.getByText('from the clipboard').waitFor()
    await offer.getByRole('button', { name: 'Upload to the library' }).click()
    await bodyEditor().locator('figure.image img[alt="The old ferry at its pier"]').waitFor()
    await offer.waitFor({ state: 'detached' })
  })

  it('keeps the lists of Word whatever marks them, the paragraphs of Slack, and the caption of a table', async () => {
    await open()
    await bodyEditor().click()
    await pasteHtml(clipboards.wordMarkers)
    await bodyEditor().locator('li', { hasText: 'apples' }).waitFor()
    expect(await shownTypes()).toEqual(['list', 'paragraph', 'list', 'paragraph', 'list', 'list'])
    await bodyEditor().locator('ol[start="3"] > li', { hasText: 'apples' }).waitFor()
    await open()
    await bodyEditor().click()
    await pasteHtml(clipboards.slack)
    await bodyEditor().locator('strong', { hasText: 'Twice.' }).waitFor()
    expect(await shownTypes()).toEqual(['paragraph', 'paragraph'])
    await open()
    await bodyEditor().click()
    const rows = '<tr><td>Adult</td><td>4.50</td></tr><tr><td>Child</td><td>2.00</td></tr>'
    await pasteHtml(`<figure><table>${rows}</table><figcaption>Fares</figcaption></figure>`)
    await bodyEditor().getByText('Adult').waitFor()
    expect((await shownTree(page)).map(({ type, props }) => [type, props.caption])).toContainEqual(['table', 'Fares'])
  })

  it('becomes clean blocks out of RTF where a program put nothing else there', async () => {
    await open()
    await bodyEditor().click()
    await paste({ 'text/rtf': clipboards.wordPad, 'text/plain': 'The ferry is late.\nAdults' })
    await bodyEditor().locator('strong', { hasText: 'ferry' }).waitFor()
    await bodyEditor().locator('a[href="https://ferry.example/times"]', { hasText: 'the timetable' }).waitFor()
    expect(await shownTypes()).toEqual(['paragraph', 'list', 'paragraph'])
  })

  it('offers to convert a text that is Markdown, as one step that undo takes back', async () => {
    const offer = page.getByRole('region', { name: 'Pasted Markdown' })
    const text = '## Times\n\nThe **ferry** runs [daily](https://ferry.example/times):\n\n- nine\n- ten'
    await open()
    await bodyEditor().click()
    await paste({ 'text/plain': text })
    await bodyEditor().getByText('## Times').waitFor()
    await offer.getByRole('button', { name: 'Convert Markdown' }).click()
    await bodyEditor().locator('strong', { hasText: 'ferry' }).waitFor()
    await bodyEditor().locator('a[href="https://ferry.example/times"]', { hasText: 'daily' }).waitFor()
    expect(await shownTypes()).toEqual(['heading', 'paragraph', 'list'])
    await offer.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await bodyEditor().getByText('## Times').waitFor()
    expect(await shownTypes()).toEqual(['paragraph', 'paragraph', 'paragraph'])
  })

  it('converts Markdown by a key, in the middle of a line too, and leaves it as it is when declined', async () => {
    const offer = page.getByRole('region', { name: 'Pasted Markdown' })
    await open()
    await bodyEditor().click()
    await page.keyboard.type('Before ')
    await paste({ 'text/plain': 'some **bold** words' })
    await offer.waitFor()
    await page.keyboard.press('Alt+Enter')
    await bodyEditor().locator('strong', { hasText: 'bold' }).waitFor()
    expect(await bodyEditor().textContent()).toContain('Before some bold words')
    await offer.waitFor({ state: 'detached' })
    await paste({ 'text/plain': 'and *more*' })
    await offer.waitFor()
    await page.keyboard.press('Escape')
    await offer.waitFor({ state: 'detached' })
    expect(await bodyEditor().textContent()).toContain('and *more*')
    await paste({ 'text/plain': 'No Markdown,\njust lines.' })
    await bodyEditor().getByText('just lines.').waitFor()
    expect(await offer.count()).toBe(0)
  })

  it('shows the offer for Markdown also where the pasted text ends below the window', async () => {
    const offer = page.getByRole('region', { name: 'Pasted Markdown' })
    await open()
    await bodyEditor().click()
    await paste({ 'text/plain': Array.from({ length: 60 }, (_, line) => `**Line ${line}**`).join('\n\n') })
    await offer.waitFor()
    const height = page.viewportSize()?.height ?? 0
    await until('the offer is in the window', async () => {
      const box = await offer.boundingBox()
      return box !== null && box.y > 0 && box.y + box.height <= height
    })
    await page.keyboard.press('Escape')
  })

  it('becomes a picture with its caption out of the shortcode of WordPress', async () => {
    await open()
    await bodyEditor().click()
    const figure = '[caption width="300"]<img src="https://cdn.example/pier.jpg" width="300"> The pier[/caption]'
    await paste({ 'text/plain': `Before\n\n${figure}\n\nAfter` })
    await bodyEditor().getByText('After').waitFor()
    const tree = await shownTree(page)
    expect(tree.map(({ type, props }) => [type, props.caption])).toContainEqual(['image', 'The pier'])
    await page.getByRole('button', { name: 'Leave out' }).click()
  })

  it('asks for the file of a picture that cannot be had, and says why', async () => {
    await open()
    await bodyEditor().click()
    await pasteHtml(
      '<p>Text</p><img width="400" alt="The pier in the fog" src="http://127.0.0.1:9/pier.jpg"><p>More</p>',
    )
    const offer = page.getByRole('region', { name: 'Pictures of the pasted text' })
    await offer.getByRole('button', { name: 'Upload to the library' }).click()
    await offer.getByRole('alert').waitFor()
    const data = Buffer.from((await bluePicture()).split(',')[1] ?? '', 'base64')
    const choosing = page.waitForEvent('filechooser')
    await offer.getByRole('button', { name: 'Choose file' }).click()
    await (await choosing).setFiles({ name: 'pier.png', mimeType: 'image/png', buffer: data })
    await bodyEditor().locator('figure.image img[alt="The pier in the fog"]').waitFor()
    await offer.waitFor({ state: 'detached' })
  })

  it('leaves its pictures out when the user does not want them', async () => {
    await open()
    await bodyEditor().click()
    await pasteHtml('<p>Text</p><img width="400" src="https://cdn.example/a.jpg"><p>More</p>')
    await page.getByRole('button', { name: 'Leave out' }).click()
    await bodyEditor().locator('.block-image').waitFor({ state: 'detached' })
    expect(await shownTypes()).toEqual(['paragraph', 'paragraph'])
  })
})

function bluePicture(): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    const context = canvas.getContext('2d')
    if (context)
      for (let x = 0; x < 400; x += 1) {
        context.fillStyle = `hsl(210 60% ${30 + (x % 40)}%)`
        context.fillRect(x, 0, 1, 300)
      }
    return canvas.toDataURL('image/png')
  })
}
