import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { sharedTree } from './document.layout.ts'
import { readTree } from './tree.read.ts'
import { writeTree } from './tree.write.ts'

const types = Object.keys(schemas).filter(isBlockType)

// Returns JSON as PostgreSQL gives it back from jsonb: keys by their length, those of one length by the alphabet.
function asStored<Value>(value: Value): Value
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => asStored(one))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.entries(value).toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
  return Object.fromEntries(keys.map(([key, one]) => [key, asStored(one)]))
}

// Returns whether a property's schema is an object, or a list of objects.
function holdsObject(schema: unknown): boolean {
  if (schema instanceof z.ZodObject) return true
  if (schema instanceof z.ZodArray) return holdsObject(schema.element)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return holdsObject(schema.unwrap())
  return false
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isSet)
    : typeof value === 'object' && value !== null && Object.keys(value).length > 1

describe('a tree that was stored', () => {
  it.each(types)('writes nothing when it comes back: %s', (type) => {
    for (const block of fixtures[type].valid) {
      const tree = sharedTree(new Y.Doc(), 'body')
      const blocks: Block[] = [block]
      writeTree(tree, blocks, {})
      const written = readTree(tree)
      let updates = 0
      tree.text.doc?.on('update', () => {
        updates += 1
      })
      writeTree(tree, asStored(written), {})
      expect(updates).toBe(0)
    }
  })

  it('is tried with every property that holds an object', () => {
    const tried = [...walkBlocks(types.flatMap((type) => fixtures[type].valid))]
    const untried = types.flatMap((type) =>
      Object.entries(schemas[type].props.shape)
        .filter(
          ([name, schema]) =>
            holdsObject(schema) && !tried.some((block) => block.type === type && isSet(Reflect.get(block.props, name))),
        )
        .map(([name]) => `${type}.${name}`),
    )
    expect(untried).toEqual([])
  })
})
