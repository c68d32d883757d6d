import type { Page } from 'playwright-core'
import { z } from 'zod'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { logIn } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'
import { signIn } from './backOffice.ts'
import type { Measure, Measured } from './measure.types.ts'
import { desk, openUsersBrowser } from './usersPage.ts'

/** Measures the script that screens of the back office load before one can use them. */
export const screens: Measure = {
  name: 'screens',
  rows: 6,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const { id } = z.object({ id: z.number() }).parse(await editor.create('posts', { headline: 'A story', body }))
    const browser = await openUsersBrowser()
    try {
      const measured: Measured[] = []
      for (const { name, path, usable } of [
        { name: 'the dashboard', path: '/admin', usable: 'main' },
        { name: 'the list of posts', path: '/admin/collections/posts', usable: 'table tbody tr' },
        { name: 'a story', path: `/admin/collections/posts/${id}`, usable: bodySelector },
      ]) {
        const page = await (await browser.newContext(desk)).newPage()
        await logIn(page, subject, 'editor')
        await page.goto(subject.cmsUrl + path)
        await page.waitForSelector(usable)
        const { sent, unpacked } = await scriptOf(page)
        measured.push(
          { what: `Script of ${name}, as it is sent`, score: { value: sent, unit: 'KB' } },
          { what: '  unpacked', score: { value: unpacked, unit: 'KB' } },
        )
        await page.context().close()
      }
      return measured
    } finally {
      await browser.close()
    }
  },
}

const body = lexicalFromBlocks([
  {
    id: 'p',
    type: 'paragraph',
    props: {},
    children: [],
    content: [{ type: 'text', text: 'The ferry stays.', marks: [] }],
  },
])

const sizes = z.object({ sent: z.number(), unpacked: z.number() })

async function scriptOf(page: Page) {
  return sizes.parse(
    await page.evaluate(`(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      const kilobytes = (size) => Math.round(scripts.reduce((sum, script) => sum + script[size], 0) / 1024)
      return { sent: kilobytes('encodedBodySize'), unpacked: kilobytes('decodedBodySize') }
    })()`),
  )
}
