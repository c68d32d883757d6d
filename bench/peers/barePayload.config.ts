import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { type Access, buildConfig, type CollectionConfig, type Field, type SanitizedConfig } from 'payload'
import { contentModel } from '#collections/contentModel.ts'

const everyone: Access = () => true
const published: Access = () => ({ _status: { equals: 'published' } })

/**
 * Returns Payload with the fields of the newsroom and nothing else of it: no plugin, hook or access rule. It reads the
 * newsroom's own database.
 */
export function barePayload(databaseUrl: string): Promise<SanitizedConfig> {
  const editor = lexicalEditor()
  const model = contentModel({
    bodyEditor: () => editor,
    dekEditor: editor,
    proseEditor: editor,
    mediaDir: '.data/bench-media',
    siteUrl: 'http://localhost',
  })
  return buildConfig({
    collections: model.collections.map(bare),
    editor,
    secret: 'only-for-measuring',
    db: postgresAdapter({ pool: { connectionString: databaseUrl }, push: false }),
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'fatal' } },
  })
}

const bare = (collection: CollectionConfig): CollectionConfig => ({
  slug: collection.slug,
  fields: collection.fields.map(withoutRules),
  defaultSort: collection.defaultSort,
  dbName: collection.dbName,
  auth: collection.auth,
  upload: collection.upload,
  trash: collection.trash,
  versions: collection.versions,
  access: { read: collection.versions ? published : everyone },
})

// Returns a field with its type and its parts, without hooks, access and parts of screens.
function withoutRules(field: Field): Field {
  const { hooks: _hooks, access: _access, admin: _admin, ...plain } = { hooks: null, access: null, ...field }
  const parts = {
    ...('fields' in field && { fields: field.fields.map(withoutRules) }),
    ...('tabs' in field && { tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withoutRules) })) }),
  }
  return Object.assign(plain, parts) as Field
}
