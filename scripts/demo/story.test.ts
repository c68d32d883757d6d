import { describe, expect, it } from '@jest/globals'
import { blocksFromStory } from './directives.convert.ts'
import { refusalOfSeeding } from './seed.guard.ts'
import { fillDates, readStory, typographic } from './storyFormat.ts'

const context = {
  mediaId: (name: string) => `id-of-${name}`,
  documentId: (name: string) => `id-of-${name}`,
  address: (slug: string) => `/2026/11/02/${slug}`,
}
const read = (body: string) => blocksFromStory(body, context)

describe('typographic', () => {
  it.each([
    ['"Well," she said.', '“Well,” she said.'],
    ["the drain's story, '90s-free", 'the drain’s story, ‘90s-free'],
    ["He said: 'Which two?'", 'He said: ‘Which two?’'],
    ['*"So"* ("no")', '*“So”* (“no”)'],
    ['<ol type="I">"x"</ol>', '<ol type="I">“x”</ol>'],
  ])('prints %s as %s', (typed, printed) => {
    expect(typographic(typed)).toBe(printed)
  })
})

describe('fillDates', () => {
  it('counts days in the publication’s time zone, where it may still be the day before', () => {
    const published = new Date('2026-11-03T04:00:00Z')
    expect(fillDates('{{weekday +0}}, {{weekday -1}}, {{date +30}}', published, 'America/Los_Angeles')).toBe(
      'Monday, Sunday, Dec. 2',
    )
  })
})

describe('fillDates, from now', () => {
  it('names the same day for an event, whenever the story came out', () => {
    const now = new Date('2026-11-06T20:00:00Z')
    const days = ['2026-11-01T20:00:00Z', '2026-11-05T20:00:00Z'].map((published) =>
      fillDates('{{weekday now+4}}', new Date(published), 'America/Los_Angeles', now),
    )
    expect(days).toEqual(['Tuesday', 'Tuesday'])
  })
})

describe('readStory', () => {
  it('refuses a head with a word it does not know, so that a typing mistake is not lost', () => {
    const text =
      '---\nheadline: A headline\ndek: A dek\nsections: [news]\ntags: []\npicture: p\ncaption: c\nhours: 1\nkiker: Live\n---\nText'
    expect(() => readStory('a', text)).toThrow(/kiker/)
  })
})

describe('blocksFromStory', () => {
  it('makes a block of one line out of "::", with its subject and properties', () => {
    const [block] = read('::image harbor-dawn alignment=wide caption="The \'inner\' basin"')
    expect(block).toMatchObject({
      type: 'image',
      props: { contentId: 'id-of-harbor-dawn', alignment: 'wide', caption: 'The ‘inner’ basin' },
    })
  })

  it('nests what stands between ":::name" and ":::"', () => {
    const [columns] = read(
      ':::columns gap=lg\n:::column width=40\nLeft\n:::\n:::column width=60\n### Right\n\nText\n:::\n:::',
    )
    expect(columns?.props).toMatchObject({ gap: 'lg' })
    expect(columns?.children.map(({ props, children }) => [props.width, children.map(({ type }) => type)])).toEqual([
      [40, ['paragraph']],
      [60, ['heading', 'paragraph']],
    ])
  })

  it('takes a gallery as a list of pictures and captions', () => {
    const [gallery] = read(':::gallery\na | One\nb\n:::')
    expect(gallery?.props.content).toMatchObject([
      { id: 'id-of-a', caption: 'One' },
      { id: 'id-of-b', caption: '' },
    ])
  })

  it('leads links to other stories to their addresses, in text and in buttons', () => {
    const [text, group] = read('See [this](post:other).\n\n:::button-group\n[Go](post:other) outline\n:::')
    expect(JSON.stringify(text?.content)).toContain('/2026/11/02/other')
    expect(group?.children[0]?.props).toMatchObject({ link: '/2026/11/02/other', style: 'outline' })
  })

  it.each([
    [':::columns\n:::column\nText\n:::', 'is not closed'],
    ['Text\n:::', 'closes nothing'],
    ['::carousel', 'no block'],
    ['::spacer height=0', 'expected'],
    [':::button-group\nnothing\n:::', 'Not a button'],
  ])('refuses %j', (body, message) => {
    expect(() => read(body)).toThrow(message)
  })
})

describe('refusalOfSeeding', () => {
  it('keeps the accounts with the public password out of production, unless the demo is asked for', () => {
    expect(refusalOfSeeding({ NODE_ENV: 'production' })).toContain('CITYDESK_DEMO=1')
    expect(refusalOfSeeding({ NODE_ENV: 'production', CITYDESK_DEMO: '0' })).not.toBeNull()
    expect(refusalOfSeeding({ NODE_ENV: 'production', CITYDESK_DEMO: '1' })).toBeNull()
    expect(refusalOfSeeding({})).toBeNull()
  })
})
