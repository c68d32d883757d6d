import type { listMarkers } from './list.schema.ts'

/** The `type` attribute of an ordered list, by its marker. */
export const listTypes = {
  decimal: '1',
  'upper-alpha': 'A',
  'lower-alpha': 'a',
  'upper-roman': 'I',
  'lower-roman': 'i',
} as const satisfies Record<(typeof listMarkers)[number], string>
