import { describe, expect, it } from '@jest/globals'
import { type AdQuestion, decideAds } from './adsDecision.ts'

const on: AdQuestion = { isOn: true }
const hiding = { hidesAds: true }
const plain = { hidesAds: false }

describe('whether a page carries advertisements', () => {
  it.each([
    ['on in the settings', on, null],
    ['off in the settings', { isOn: false }, 'settings'],
    ['off in the settings and by everything else', { isOn: false, isHiddenByPost: true, tags: [hiding] }, 'settings'],
    ['a story without', { ...on, isHiddenByPost: true }, 'post'],
    ['a tag without', { ...on, tags: [hiding] }, 'tag'],
    ['one tag of three without', { ...on, tags: [plain, hiding, plain] }, 'tag'],
    ['tags with', { ...on, tags: [plain, plain] }, null],
    ['a section without', { ...on, sections: [hiding] }, 'section'],
    ['a second section without', { ...on, sections: [plain, hiding] }, 'section'],
    ['sections with', { ...on, sections: [plain] }, null],
    ['a tag and a section without', { ...on, tags: [hiding], sections: [hiding] }, 'tag'],
  ] satisfies [string, AdQuestion, string | null][])('%s', (_what, question, because) => {
    expect(decideAds(question)).toEqual(because ? { isShown: false, because } : { isShown: true })
  })
})
