import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { picturedTypes } from '#blocks/registry/picturedTypes.ts'
import { blockPictureFolder } from './blockPicturesFolder.ts'

describe('the pictures of blocks', () => {
  it('are of every block that readers see by itself, and of nothing else (npm run pictures)', () => {
    expect(readdirSync(blockPictureFolder).toSorted()).toEqual(picturedTypes.map((type) => `${type}.jpg`).toSorted())
  })
})
