import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const { cmsUrl } = sharedNewsroom()
const settings = z.object({ language: z.string() })
const made = z.object({ doc: z.object({ id: z.number() }) })
const answer = z.object({ total: z.number() })

let admin: RestPerson
let languageBefore: string
let page: number

const setLanguage = async (language: string) =>
  expect((await admin.call('POST', '/globals/settings', { language })).status).toBe(200)

const found = async (text: string): Promise<number> =>
  answer.parse(await (await fetch(`${cmsUrl}/api/reader/search?q=${text}`)).json()).total

beforeAll(async () => {
  admin = await signInByRest(cmsUrl, 'admin')
  languageBefore = settings.parse((await admin.call('GET', '/globals/settings?depth=0')).body).language
  const body = lexicalFromBlocks([blockFixture('paragraph', { content: 'Das Boot gehört den Nebelfischern.' })])
  page = made.parse((await admin.call('POST', '/pages?depth=0', { title: 'Hafen', body })).body).doc.id
  expect((await admin.call('POST', `/pages/${page}/publish`, {})).status).toBe(200)
})

afterAll(async () => {
  await setLanguage(languageBefore)
  await admin.call('POST', `/pages/${page}/trash`, {})
  await admin.call('DELETE', `/pages/${page}?trash=true`)
})

it('finds another form of a word by the rules of the language that the settings name, and of the one before it after that', async () => {
  // Another form of a word in the texts of the demo paper, by the rules of English and of no other language.
  const dredging = await found('dredges')
  expect([dredging > 0, await found('Nebelfischern'), await found('Nebelfischer')]).toEqual([true, 1, 0])
  await setLanguage('de')
  await until('the page is found in German', async () => (await found('Nebelfischer')) === 1)
  await setLanguage(languageBefore)
  await until('the stories are found in English again', async () => (await found('dredges')) === dredging)
  await until('the page is not any more', async () => (await found('Nebelfischer')) === 0)
})
