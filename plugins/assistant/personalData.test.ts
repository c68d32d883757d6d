import { describe, expect, it } from '@jest/globals'
import { withoutPersonalData } from './personalData.ts'

describe('what editors see of a text', () => {
  it.each([
    ['Write to ana.b+x@paper.example.com, please', 'Write to [e-mail address], please'],
    ['ana@müller.example', '[e-mail address]'],
    ['Call 555-0142 or (555) 010-4477.', 'Call [phone number] or [phone number].'],
    ['+49 30 901820', '[phone number]'],
    ['+1.555.010.4477?', '[phone number]?'],
    ['my number is 5550104477', 'my number is [phone number]'],
  ])('has no address or number: %s', (text, masked) => expect(withoutPersonalData(text)).toBe(masked))

  it.each([
    'What did the council decide on 2026-11-03?',
    'Was it 11/03/2026 or 3.11.2026?',
    'The budget of 2024-2026 and 2024 - 2026',
    'It costs $6.8 million, 182,000 cubic yards and 1,290,000 more',
    'Is $9500000.00 right?',
    'Measure C, 400 Front Street, Ward 4',
    'Ordinance 1234567',
    'At 6:41 a.m., 9.8 feet',
  ])('keeps dates, sums and places: %s', (text) => expect(withoutPersonalData(text)).toBe(text))
})
