import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
// "A change is visible within a second", in milliseconds from the response to the user who made it.
const maxMs = 1000

let admin: RestPerson
let id: number
const redirects: number[] = []

beforeAll(async () => {
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  id = await createReadyPost(admin, `Seen at once ${mark}`)
})

afterAll(async () => {
  await admin.call('POST', `/posts/${id}/trash`)
  await admin.call('DELETE', `/posts/${id}?trash=true`)
  for (const redirect of redirects) await admin.call('DELETE', `/url-targets/${redirect}`)
})

const answered = z.object({ doc: z.object({ id: z.number(), path: z.string() }) })

const read = async (path: string) => {
  const response = await fetch(`${newsroom.siteUrl}${path}`, { redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, location: response.headers.get('location'), text }
}

type Seen = Awaited<ReturnType<typeof read>>

// Makes a change, and measures from its answer until a reader of the address sees it.
const change = async (path: string, call: () => Promise<unknown>, isThere: (seen: Seen) => boolean) => {
  // Readers have it in the cache as it was.
  await read(path)
  await call()
  const answeredAt = performance.now()
  while (!isThere(await read(path))) await new Promise((resolve) => setImmediate(resolve))
  return performance.now() - answeredAt
}

const post = (action: string, body?: object) => admin.call('POST', `/posts/${id}/${action}`, body)

describe('what is decided about an address', () => {
  it('is what readers get within a second: stories, changes of them, redirects and what is gone', async () => {
    const { path: first } = answered.parse((await post('publish')).body).doc
    const second = first.replace(/[^/]+$/, `moved-${mark}`)
    const short = `/short-${mark}`
    const sealed = `/sealed-${mark}`
    const redirect = async (data: object) => {
      const { body } = await admin.call('POST', '/url-targets?depth=0', data)
      redirects.push(answered.parse(body).doc.id)
    }
    const times = {
      headline: await change(
        first,
        async () => {
          await admin.call('PATCH', `/posts/${id}`, { headline: `Seen anew ${mark}` })
          await post('publish')
        },
        ({ text }) => text.includes(`Seen anew ${mark}`),
      ),
      moved: await change(
        first,
        async () => {
          await admin.call('PATCH', `/posts/${id}`, { slug: `moved-${mark}` })
          await post('publish')
        },
        ({ status, location }) => status === 301 && location === second,
      ),
      redirected: await change(
        short,
        () => redirect({ path: short, type: 'redirect', url: '/about', code: '307' }),
        ({ status, location }) => status === 307 && location === '/about',
      ),
      sealed: await change(
        sealed,
        () => redirect({ path: sealed, type: 'unavailable_for_legal_reasons', authority: 'County Court' }),
        ({ status, text }) => status === 451 && text.includes('County Court'),
      ),
      unpublished: await change(
        second,
        () => post('unpublish', { unpublishAction: 'return_gone' }),
        ({ status }) => status === 410,
      ),
      published: await change(
        second,
        () => post('publish'),
        ({ status }) => status === 200,
      ),
      trashed: await change(
        second,
        () => post('trash'),
        ({ status }) => status === 410,
      ),
    }
    const late = Object.entries(times).filter(([, milliseconds]) => milliseconds > maxMs)
    expect(late).toEqual([])
  })
})
