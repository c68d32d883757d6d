import { describe, expect, it } from '@jest/globals'
import type { CollectionConfig, Field } from 'payload'
import { sharedForm } from './sharedForm.plugin.ts'

const plugin = sharedForm({ status: '/status', text: '/text', textarea: '/textarea', keptVersions: '/kept' })

async function prepared(collection: CollectionConfig): Promise<CollectionConfig | undefined> {
  const config = await plugin({
    collections: [collection],
    secret: '',
    db: {
      defaultIDType: 'number',
      init: () => {
        throw new Error('No database here')
      },
    },
  })
  return config.collections?.[0]
}

const inputOf = (field: Field | undefined) =>
  field && (field.type === 'text' || field.type === 'textarea') ? field.admin?.components?.Field : undefined

describe('the form of a shared collection', () => {
  const fields: Field[] = [
    { name: 'headline', type: 'text' },
    { name: 'note', type: 'textarea' },
    { name: 'names', type: 'text', hasMany: true },
    { name: 'path', type: 'text', admin: { readOnly: true } },
    { name: 'slug', type: 'text', admin: { components: { Field: '/own' } } },
  ]

  it('has inputs for several people where text is shared, and leaves all others as they are', async () => {
    const collection = await prepared({ slug: 'posts', fields })
    expect(collection?.fields.map(inputOf)).toEqual(['/text', '/textarea', undefined, undefined, '/own'])
  })

  it('reaches into tabs, rows and lists of rows', async () => {
    const [headline] = fields
    if (!headline) throw new Error('No field')
    const nested: Field = {
      type: 'tabs',
      tabs: [{ label: 'A', fields: [{ name: 'links', type: 'array', fields: [{ type: 'row', fields: [headline] }] }] }],
    }
    expect(JSON.stringify(await prepared({ slug: 'posts', fields: [nested] }))).toContain('"Field":"/text"')
  })

  it('tells the browser which fields are shared, and shows the state of the room', async () => {
    const collection = await prepared({ slug: 'posts', fields: [{ name: 'headline', type: 'text' }] })
    expect(collection?.admin?.custom?.sharedFields).toEqual([{ kind: 'text', path: 'headline' }])
    expect(collection?.admin?.components?.edit?.beforeDocumentControls).toEqual([
      { path: '/status', serverProps: { collection: 'posts' } },
    ])
  })

  it('is Payload’s own for every other collection', async () => {
    const media: CollectionConfig = { slug: 'media', fields }
    expect(await prepared(media)).toEqual(media)
  })
})
