import { describe, expect, it } from '@jest/globals'
import { readCsv } from './readCsv.ts'

describe('a table of comma-separated values', () => {
  it('is read as spreadsheets write it: with a mark at its start, semicolons, empty lines and guarded values', () => {
    expect(readCsv('\uFEFFEmail;Note\r\n\r\nana@harbour.example;"one; two"\r\n\'+49;x\r\n')).toEqual([
      { line: 3, fields: { email: 'ana@harbour.example', note: 'one; two' } },
      { line: 4, fields: { email: '+49', note: 'x' } },
    ])
  })

  it('ends after as many lines as are asked for', () => {
    expect(readCsv('a\n1\n2\n3', 2)).toHaveLength(2)
  })

  it.each([
    ['a\n1\n"2\n', 'it has a quotation mark that is not closed. See line 3.'],
    ['a\n"1"2\n', 'a value goes on after its quotation marks. See line 2.'],
    ['a\n1"2\n', 'a quotation mark stands within a value. See line 2.'],
  ])('says what is wrong with %j', (csv, problem) => {
    expect(() => readCsv(csv)).toThrow(new RangeError(`This is no table of comma-separated values: ${problem}`))
  })
})
