import { describe, expect, it } from '@jest/globals'
import { categoriesOfGpp, categoriesOfTcf } from './consentSignals.ts'

const all = ['content', 'analytics', 'ads']
const agreed = (...numbers: number[]) => ({ consents: Object.fromEntries(numbers.map((number) => [number, true])) })

describe('the answer of a platform of Europe', () => {
  it.each([
    ['nothing', undefined, null],
    ['a dialog that is shown', { gdprApplies: true, eventStatus: 'cmpuishown', purpose: agreed(1, 2, 7, 8) }, null],
    ['an event without purposes', { gdprApplies: true, eventStatus: 'tcloaded' }, null],
    ['no law that applies', { gdprApplies: false, eventStatus: 'tcloaded' }, all],
    ['consent to all', { gdprApplies: true, eventStatus: 'useractioncomplete', purpose: agreed(1, 2, 7, 8) }, all],
    ['an answer of before', { gdprApplies: true, eventStatus: 'tcloaded', purpose: agreed(1, 8) }, all.slice(0, 2)],
    ['a refusal', { gdprApplies: true, eventStatus: 'useractioncomplete', purpose: agreed() }, []],
    ['all but keeping something', { gdprApplies: true, eventStatus: 'tcloaded', purpose: agreed(2, 7, 8) }, []],
  ])('%s', (_what, data, categories) => {
    expect(categoriesOfTcf(data)).toEqual(categories)
  })
})

describe('the answer of a platform of the United States', () => {
  const ready = (parsedSections: object) => ({ pingData: { signalStatus: 'ready', parsedSections } })
  it.each([
    ['nothing', null, null],
    ['a platform that is not ready', { pingData: { signalStatus: 'not ready', parsedSections: {} } }, null],
    ['no section that applies', ready({}), all],
    ['a section of Europe', ready({ tcfeuv2: { SaleOptOut: 1 } }), all],
    ['no refusal', ready({ usnat: { SaleOptOut: 2, SharingOptOut: 0 } }), all],
    ['a sale that is refused', ready({ usca: [{ SaleOptOut: 1 }, { Gpc: false }] }), ['content']],
    ['Global Privacy Control', ready({ usnat: [{ SaleOptOut: 2 }, { Gpc: true }] }), ['content']],
  ])('%s', (_what, data, categories) => {
    expect(categoriesOfGpp(data)).toEqual(categories)
  })
})
