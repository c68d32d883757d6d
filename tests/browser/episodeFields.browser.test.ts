import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { until } from '#tests/until.ts'
import { openSection } from './storyPanel.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

jest.setTimeout(300_000)

const draft = z.object({
  audio: z.number().nullable(),
  // A draft can have the row before it has the words.
  chapters: z.array(z.object({ start: z.string().nullable(), title: z.string().nullable() })),
  transcript: z.string().nullable(),
  transcriptType: z.string().nullable(),
})
const found = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })

let story: TwoPeople
let june: Page
let ada: Page
let recording: number

beforeAll(async () => {
  story = await twoPeople({ type: 'episode', headline: `Episode ${Date.now().toString(36)}` })
  ;({ june, ada } = story)
  const query = `${story.newsroom.cmsUrl}/api/media?where[filename][like]=slack-tide-41&depth=0`
  recording = found.parse(await (await fetch(query)).json()).docs[0]?.id ?? 0
  await Promise.all([story.open(june), story.open(ada)])
  await Promise.all([openSection(june, 'Details'), openSection(ada, 'Details')])
})
afterAll(() => story?.end())

const stored = async () => {
  const path = `/api/posts/${story.id}?draft=true&depth=0`
  return draft.parse(await june.evaluate(async (path) => (await fetch(path)).json(), path))
}

// Waits until a field of the other editor has a text.
const untilAdaHas = (selector: string, value: string) =>
  ada.waitForFunction(
    ([selector, value]) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector ?? '')
      return field?.value === value
    },
    [selector, value],
  )

describe('the recording of an episode', () => {
  it('is chosen in the media library, which offers recordings only', async () => {
    await june.getByRole('button', { name: 'Select from the media library: Recording' }).click()
    const library = june.locator('.picker')
    const card = library.locator('.picker-item').filter({ hasText: 'slack-tide-41' })
    await card.waitFor()
    expect(await library.getByText('.jpg').count()).toBe(0)
    await card.click()
    await library.getByRole('button', { name: 'Select', exact: true }).click()
    await library.waitFor({ state: 'detached' })
    await ada.getByRole('button', { name: 'Replace: Recording' }).waitFor()
    await until('the draft has the recording', async () => (await stored()).audio === recording)
  })

  it('has chapters and a transcript that several people write at once', async () => {
    await june.locator('#field-chapters .array-field__add-row').click()
    await june.locator('#field-chapters__0__start').fill('1:05')
    await june.locator('#field-chapters__0__title').fill('The wall')
    await untilAdaHas('#field-chapters__0__title', 'The wall')
    await ada.locator('#field-transcript').fill('Wendell Pike: Good morning.')
    await june.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#field-transcript')?.value === 'Wendell Pike: Good morning.',
    )
    await until('the draft has what both wrote', async () => {
      const { chapters, transcript } = await stored()
      return chapters[0]?.title === 'The wall' && transcript !== null
    })
    expect(await stored()).toMatchObject({
      chapters: [{ start: '1:05', title: 'The wall' }],
      transcript: 'Wendell Pike: Good morning.',
      transcriptType: 'text/plain',
    })
  })

  it('takes a transcript from a file of subtitles, which one step of undo takes back', async () => {
    const before = await june.locator('#field-transcript').inputValue()
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const input = june.getByLabel('File of the transcript')
    await input.setInputFiles(file('none.srt', 'No times'))
    await june.getByText('none.srt has no subtitles with times.').waitFor()
    expect(await june.locator('#field-transcript').inputValue()).toBe(before)
    await input.setInputFiles(file('episode.srt', '1\n00:00:01,500 --> 00:00:04,000\nGood evening.\n'))
    const text = 'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nGood evening.\n'
    await untilAdaHas('#field-transcript', text)
    await until('the draft has the transcript', async () => (await stored()).transcriptType === 'text/vtt')
    await june.locator('#field-transcript').press('ControlOrMeta+z')
    await untilAdaHas('#field-transcript', before)
  })
})
