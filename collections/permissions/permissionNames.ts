// Every permission that a role can hold, by area (docs/spec/newsroom.md#permissions). The ad-serving provider of the
// names is Broadstreet (docs/spec/newsroom.md#permissions).
const ownedContent = <Suffix extends string>(suffix: Suffix) =>
  [
    `CREATE_${suffix}`,
    `UPDATE_SELF_${suffix}`,
    `UPDATE_${suffix}`,
    `DELETE_SELF_${suffix}`,
    `DELETE_${suffix}`,
    `PUBLISH_${suffix}`,
    `UNPUBLISH_SELF_${suffix}`,
    `UNPUBLISH_${suffix}`,
  ] as const

export const permissionAreas = {
  Posts: ownedContent('POST'),
  'Sections and pages': ['UPDATE_SECTION', 'PUBLISH_SECTION', 'UPDATE_PAGE', 'PUBLISH_PAGE'],
  Newsletters: ownedContent('NEWSLETTER'),
  Promotions: ownedContent('PROMOTION'),
  Advertisers: [
    'SYNC_BROADSTREET_ADVERTISER',
    'UPDATE_BROADSTREET_ADVERTISER',
    'READ_BROADSTREET_ADVERTISER',
    'DELETE_BROADSTREET_ADVERTISER',
  ],
  Files: ['CREATE_FILE', 'UPDATE_SELF_FILE', 'UPDATE_FILE', 'DELETE_SELF_FILE', 'DELETE_FILE'],
  Users: ['CREATE_USER', 'UPDATE_USER', 'UPDATE_SELF_USER', 'DELETE_USER', 'DELETE_SELF_USER', 'READ_USER'],
  Roles: ['CREATE_ROLE', 'UPDATE_ROLE', 'DELETE_ROLE', 'READ_ROLE'],
  Invitations: ['CREATE_INVITATION', 'UPDATE_INVITATION', 'DELETE_INVITATION', 'READ_INVITATION'],
  'Activity and impersonation': ['READ_ACTIVITY', 'IMPERSONATE_USER', 'IMPERSONATE_CUSTOMER'],
  'API tokens': ['CREATE_API_TOKEN', 'UPDATE_API_TOKEN', 'DELETE_API_TOKEN', 'READ_API_TOKEN'],
  'Authors, sources and contributor roles': [
    'CREATE_AUTHOR',
    'UPDATE_AUTHOR',
    'CREATE_POST_SOURCE',
    'UPDATE_POST_SOURCE',
    'CREATE_CONTRIBUTOR_ROLE',
    'UPDATE_CONTRIBUTOR_ROLE',
  ],
  // Html runs on readers' pages.
  'HTML blocks': ['UPDATE_HTML_BLOCK'],
  Homepage: ['MANAGE_HOMEPAGE'],
  Redirects: ['VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT', 'DELETE_REDIRECT'],
  System: ['UNLOCK_DOCUMENT', 'SYSTEM_TOOLS'],
} as const

export type Permission = (typeof permissionAreas)[keyof typeof permissionAreas][number]

export const permissionNames: readonly Permission[] = Object.values(permissionAreas).flat()

const known: ReadonlySet<string> = new Set(permissionNames)

/** Returns whether a stored string still is a permission; a name that was retired grants nothing. */
export function isPermission(name: unknown): name is Permission {
  return typeof name === 'string' && known.has(name)
}
