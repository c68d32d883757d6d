import { type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'

/** The columns of the table of permissions, in their order: one for each action. */
export const gridColumns = [
  'See',
  'Create',
  'Edit own',
  'Edit all',
  'Delete own',
  'Delete all',
  'Publish',
  'Unpublish own',
  'Unpublish all',
] as const

export type GridColumn = (typeof gridColumns)[number]

/** The permissions of a role on the screen, with a function that changes them. */
export interface RoleChoice {
  held: ReadonlySet<string>
  /** Permissions that differ from what is saved. */
  changed: ReadonlySet<string>
  isReadOnly: boolean
  /** Returns true for a permission that the person at the screen may give and take away. */
  mayGrant: (permission: Permission) => boolean
  change: (permissions: readonly Permission[], isGiven: boolean) => void
}

/** A row of the table. */
export interface Thing {
  label: string
  cells: Partial<Record<GridColumn, Permission>>
  /** Columns without effect unless one of the others is held. */
  needs: readonly { columns: readonly GridColumn[]; oneOf: readonly GridColumn[] }[]
}

export interface Switch {
  permission: Permission
  label: string
  explanation: string
}

const ownedContent = (label: string, suffix: 'POST' | 'NEWSLETTER' | 'PROMOTION'): Thing => ({
  label,
  cells: {
    Create: `CREATE_${suffix}`,
    'Edit own': `UPDATE_SELF_${suffix}`,
    'Edit all': `UPDATE_${suffix}`,
    'Delete own': `DELETE_SELF_${suffix}`,
    'Delete all': `DELETE_${suffix}`,
    Publish: `PUBLISH_${suffix}`,
    'Unpublish own': `UNPUBLISH_SELF_${suffix}`,
    'Unpublish all': `UNPUBLISH_${suffix}`,
  },
  needs: [{ columns: ['Publish'], oneOf: ['Edit own', 'Edit all'] }],
})

const sharedContent = (label: string, suffix: 'SECTION' | 'PAGE'): Thing => ({
  label,
  cells: { 'Edit all': `UPDATE_${suffix}`, Publish: `PUBLISH_${suffix}` },
  needs: [{ columns: ['Publish'], oneOf: ['Edit all'] }],
})

const library = (label: string, suffix: 'AUTHOR' | 'POST_SOURCE' | 'CONTRIBUTOR_ROLE'): Thing => ({
  label,
  cells: { Create: `CREATE_${suffix}`, 'Edit all': `UPDATE_${suffix}` },
  needs: [],
})

const administered = (suffix: 'ROLE' | 'INVITATION' | 'API_TOKEN'): Pick<Thing, 'cells' | 'needs'> => ({
  cells: {
    See: `READ_${suffix}`,
    Create: `CREATE_${suffix}`,
    'Edit all': `UPDATE_${suffix}`,
    'Delete all': `DELETE_${suffix}`,
  },
  needs: [{ columns: ['Create', 'Edit all', 'Delete all'], oneOf: ['See'] }],
})

export const things: readonly Thing[] = [
  ownedContent('Posts', 'POST'),
  ownedContent('Newsletters', 'NEWSLETTER'),
  ownedContent('Promotions', 'PROMOTION'),
  sharedContent('Sections', 'SECTION'),
  sharedContent('Pages', 'PAGE'),
  {
    label: 'Files',
    cells: {
      Create: 'CREATE_FILE',
      'Edit own': 'UPDATE_SELF_FILE',
      'Edit all': 'UPDATE_FILE',
      'Delete own': 'DELETE_SELF_FILE',
      'Delete all': 'DELETE_FILE',
    },
    needs: [],
  },
  library('Authors', 'AUTHOR'),
  library('Post sources', 'POST_SOURCE'),
  library('Contributor roles', 'CONTRIBUTOR_ROLE'),
  {
    label: 'Redirects',
    cells: {
      See: 'VIEW_REDIRECTS',
      Create: 'CREATE_REDIRECT',
      'Edit all': 'UPDATE_REDIRECT',
      'Delete all': 'DELETE_REDIRECT',
    },
    needs: [{ columns: ['Create', 'Edit all', 'Delete all'], oneOf: ['See'] }],
  },
  {
    label: 'Users',
    cells: {
      See: 'READ_USER',
      Create: 'CREATE_USER',
      'Edit own': 'UPDATE_SELF_USER',
      'Edit all': 'UPDATE_USER',
      'Delete own': 'DELETE_SELF_USER',
      'Delete all': 'DELETE_USER',
    },
    needs: [{ columns: ['Edit all', 'Delete all'], oneOf: ['See'] }],
  },
  { label: 'Roles', ...administered('ROLE') },
  { label: 'Invitations', ...administered('INVITATION') },
  { label: 'API tokens', ...administered('API_TOKEN') },
  {
    label: 'Advertisers',
    cells: {
      See: 'READ_BROADSTREET_ADVERTISER',
      'Edit all': 'UPDATE_BROADSTREET_ADVERTISER',
      'Delete all': 'DELETE_BROADSTREET_ADVERTISER',
    },
    needs: [{ columns: ['Edit all', 'Delete all'], oneOf: ['See'] }],
  },
]

/** Permissions that are no action on a thing of the table. */
export const switches: readonly Permission[] = [
  'MANAGE_HOMEPAGE',
  'UNLOCK_DOCUMENT',
  'READ_ACTIVITY',
  'UPDATE_HTML_BLOCK',
  'SYSTEM_TOOLS',
  'IMPERSONATE_USER',
  'IMPERSONATE_CUSTOMER',
  'SYNC_BROADSTREET_ADVERTISER',
]

export function cellsOf({ cells }: Thing): { column: GridColumn; permission: Permission }[] {
  return gridColumns.flatMap((column) => {
    const permission = cells[column]
    return permission ? [{ column, permission }] : []
  })
}

const widerColumns: Partial<Record<GridColumn, GridColumn>> = {
  'Edit own': 'Edit all',
  'Delete own': 'Delete all',
  'Unpublish own': 'Unpublish all',
}

/** Returns the column whose permission, which is held, includes that of this column; null when there is none. */
export function includedIn(thing: Thing, column: GridColumn, held: ReadonlySet<string>): GridColumn | null {
  const wider = thing.cells[column] && widerColumns[column]
  const permission = wider && thing.cells[wider]
  return wider && permission && held.has(permission) ? wider : null
}

/** Returns a sentence for each permission of a thing that is held but has no effect without another. */
export function missingNeeds(thing: Thing, held: ReadonlySet<string>): string[] {
  const isHeld = (column: GridColumn) => held.has(thing.cells[column] ?? '')
  return thing.needs.flatMap(({ columns, oneOf }) => {
    const useless = columns.filter(isHeld)
    if (useless.length === 0 || oneOf.some(isHeld)) return []
    return [`${useless.join(', ')} ${useless.length === 1 ? 'needs' : 'need'} ${oneOf.join(' or ')}.`]
  })
}

/**
 * Returns a role's permissions after some were given or taken away, in the order of the list of permissions. Names that
 * are not permissions any more stay, at the end.
 */
export function withPermissions(held: readonly string[], changed: readonly Permission[], isGiven: boolean): string[] {
  const after = new Set(held)
  for (const permission of changed) {
    if (isGiven) after.add(permission)
    else after.delete(permission)
  }
  const known: ReadonlySet<string> = new Set(permissionNames)
  return [...permissionNames.filter((name) => after.has(name)), ...[...after].filter((name) => !known.has(name))]
}

/** Returns whether each word of a search begins a word of one of the texts. An empty search finds everything. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const known = texts.flatMap(wordsOf)
  return wordsOf(search).every((word) => known.some((name) => name.startsWith(word)))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s_:,.]+/)
    .filter(Boolean)
