import { describe, expect, it } from '@jest/globals'
import { afterReadTraverseFields, type Field, type PayloadRequest, type SelectType } from 'payload'

const fields: Field[] = [
  { name: 'id', type: 'number' },
  { name: 'title', type: 'text' },
  { name: 'text', type: 'textarea', defaultValue: 'Usual', hooks: { afterRead: [() => 'Read'] } },
  { name: 'secret', type: 'text', hidden: true },
  { name: 'meta', type: 'group', fields: [{ name: 'image', type: 'text' }] },
  { type: 'row', fields: [{ name: 'inRow', type: 'text', hooks: { afterRead: [() => 'Read'] } }] },
]

// Returns a document after a read, and the number of promises that it took.
async function read(select?: SelectType, selectMode?: 'include' | 'exclude') {
  const doc = { id: 1, title: 'Title', text: 'Text', secret: 'Secret', meta: { image: 'Image' }, inRow: 'Text' }
  const fieldPromises: Promise<void>[] = []
  const req: Partial<PayloadRequest> = { context: {} }
  await Reflect.apply(afterReadTraverseFields, undefined, [
    {
      ...{ collection: null, context: {}, currentDepth: 0, depth: 0, doc, draft: false, fieldPromises, fields },
      ...{ findMany: false, flattenLocales: false, global: null, overrideAccess: true, parentIndexPath: '' },
      ...{ parentIsLocalized: false, parentPath: '', parentSchemaPath: '', populationPromises: [], req, select },
      ...{ selectMode, showHiddenFields: false, siblingDoc: doc },
    },
  ])
  await Promise.all(fieldPromises)
  return { doc, promises: fieldPromises.length }
}

describe('a read by Payload, as patches/ changes it', () => {
  it('removes what is not selected, without a promise for each field', async () => {
    expect(await read({ title: true }, 'include')).toEqual({ doc: { id: 1, title: 'Title' }, promises: 3 })
  })

  it('runs hooks of what is selected, in rows and groups, too', async () => {
    const { doc } = await read({ text: true, inRow: true, meta: { image: true } }, 'include')
    expect(doc).toEqual({ id: 1, text: 'Read', meta: { image: 'Image' }, inRow: 'Read' })
  })

  it('leaves other reads as they are', async () => {
    const whole = { id: 1, title: 'Title', text: 'Read', meta: { image: 'Image' }, inRow: 'Read' }
    expect((await read()).doc).toEqual(whole)
    const { title, ...others } = whole
    expect((await read({ title: false }, 'exclude')).doc).toEqual(others)
  })
})
