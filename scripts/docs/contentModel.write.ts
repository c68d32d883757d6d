import type { FlattenedField, SanitizedConfig } from 'payload'

function words(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll('|', '\\|').replaceAll('\n', ' ') : ''
}

function typeOf(field: FlattenedField): string {
  if (field.type === 'relationship' || field.type === 'upload') {
    const target = [field.relationTo].flat().join(', ')
    return `${field.hasMany ? 'list of ' : ''}→ ${target}`
  }
  if (field.type === 'select') {
    const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
    return values.length > 12 ? `one of ${values.length} names` : `one of ${values.join(', ')}`
  }
  return 'hasMany' in field && field.hasMany ? `list of ${field.type}` : field.type
}

function rowsOf(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name || field.name === 'id') return []
    const name = `${prefix}${field.name}`
    if ('flattenedFields' in field && (field.type === 'group' || field.type === 'tab')) {
      return rowsOf(field.flattenedFields, `${name}.`)
    }
    const notes = 'admin' in field && field.admin && 'description' in field.admin ? words(field.admin.description) : ''
    const inner =
      'flattenedFields' in field && field.type === 'array' ? rowsOf(field.flattenedFields, `${name}[].`) : []
    const required = 'required' in field && field.required ? ' (required)' : ''
    return [`| \`${name}\` | ${typeOf(field)}${required} | ${notes} |`, ...inner]
  })
}

const table = (fields: FlattenedField[]) => ['| field | is | |', '|---|---|---|', ...rowsOf(fields)].join('\n')

/** Returns the page that lists every collection and global with its fields, as the configuration has them. */
export function writeContentModel(config: SanitizedConfig): string {
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const collections = own.map(({ slug, labels, admin, versions, trash, flattenedFields }) => {
    const has = [versions && 'versions', versions?.drafts && 'drafts', trash && 'trash'].filter(Boolean)
    const head = `## ${words(labels.plural)} (\`${slug}\`)`
    return [head, words(admin?.description), has.length > 0 ? `Keeps ${has.join(', ')}.` : '', table(flattenedFields)]
      .filter(Boolean)
      .join('\n\n')
  })
  const globals = config.globals.map(
    ({ slug, label, flattenedFields }) => `## ${words(label)} (global \`${slug}\`)\n\n${table(flattenedFields)}`,
  )
  const introduction = `# The content model
Written by \`npm run generate\` out of the collections; who may do what stands in the rules of each collection
(\`collections/<name>\`) and, as a table over all roles, in its test.`
  return `${[introduction, ...collections, ...globals].join('\n\n')}\n`
}
