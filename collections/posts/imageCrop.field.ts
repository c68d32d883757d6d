import type { JSONField } from 'payload'
import { imageCrop } from './imageCrop.ts'

/** The crop of a post's picture; empty: that of the library. Set in the dialog beside the picture. */
export function imageCropField(name: string, label: string): JSONField {
  return {
    name,
    label,
    type: 'json',
    jsonSchema: {
      uri: 'citydesk://imageCrop.json',
      fileMatch: ['citydesk://imageCrop.json'],
      schema: {
        type: ['object', 'null'],
        properties: { x: { type: 'number', minimum: 0, maximum: 1 }, y: { type: 'number', minimum: 0, maximum: 1 } },
        required: ['x', 'y'],
        additionalProperties: false,
      },
    },
    validate: (value) =>
      value === null || value === undefined || imageCrop.safeParse(value).success
        ? true
        : 'A crop is a point: x and y, each from 0 to 1.',
  }
}
