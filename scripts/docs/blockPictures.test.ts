import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { blockPictureFolder, picturedTypes } from './blockPictures.list.ts'

describe('the pictures of docs/blocks.md', () => {
  it('are of every block that readers see by itself, and of nothing else (npm run pictures)', () => {
    expect(readdirSync(blockPictureFolder).toSorted()).toEqual(picturedTypes.map((type) => `${type}.jpg`).toSorted())
  })
})
