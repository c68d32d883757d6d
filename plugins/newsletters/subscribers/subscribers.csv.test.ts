import { describe, expect, it } from '@jest/globals'
import { readSubscribers, subscriberLines } from './subscribers.csv.ts'

const now = new Date('2026-11-25T12:00:00Z')
const consent = { source: 'Fair of 2026', date: new Date('2026-06-01') }

describe('a file of subscribers', () => {
  it('gives each line its consent, and a reason to each line that cannot be read', () => {
    const csv = [
      '\uFEFFEmail,Consent source,consent_date',
      'Ana@Harbour.example,,',
      'ben@harbour.example,Paper form,2020-02-03',
      'ana@harbour.example,,',
      'nobody,,',
      'cleo@harbour.example,,soon',
      'dora@harbour.example,,2030-01-01',
    ].join('\r\n')
    const { rows, problems } = readSubscribers(csv, consent, now)
    expect(rows).toEqual([
      { line: 2, email: 'ana@harbour.example', consentSource: 'Fair of 2026', consentDate: consent.date },
      { line: 3, email: 'ben@harbour.example', consentSource: 'Paper form', consentDate: new Date('2020-02-03') },
    ])
    expect(problems).toEqual([
      { line: 4, email: 'ana@harbour.example', reason: 'The address is in line 2 already.' },
      { line: 5, email: 'nobody', reason: 'It is no e-mail address.' },
      { line: 6, email: 'cleo@harbour.example', reason: expect.stringContaining('cannot be read') },
      { line: 7, email: 'dora@harbour.example', reason: 'The date of the consent is in the future.' },
    ])
  })

  it('needs a column of addresses', () => {
    expect(() => readSubscribers('name\nAna', consent, now)).toThrow('The first line must name a column “email”.')
  })
})

describe('the export', () => {
  it('holds nothing that a spreadsheet calculates', () => {
    const row = {
      state: 'confirmed',
      source: '=1+1',
      requestedAt: 'now',
      confirmedAt: null,
      endedAt: null,
      suppressed: null,
    }
    expect(subscriberLines([{ email: '+ana@harbour.example', ...row }])).toBe(
      "'+ana@harbour.example,confirmed,'=1+1,now,,,\n",
    )
  })
})
