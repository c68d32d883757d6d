import type { Permission } from './permissionNames.ts'
import { permissionNames } from './permissionNames.ts'

export interface ShippedRole {
  name: string
  description: string
  permissions: readonly Permission[]
}

const contributor: Permission[] = [
  'CREATE_POST',
  'UPDATE_SELF_POST',
  'CREATE_FILE',
  'UPDATE_SELF_FILE',
  'UPDATE_SELF_USER',
]

const writer: Permission[] = [
  ...contributor,
  'DELETE_SELF_POST',
  'PUBLISH_POST',
  'UNPUBLISH_SELF_POST',
  'DELETE_SELF_FILE',
  'CREATE_POST_SOURCE',
]

const curator: Permission[] = [
  ...writer,
  'MANAGE_HOMEPAGE',
  'UPDATE_POST',
  'UPDATE_FILE',
  'CREATE_PROMOTION',
  'UPDATE_SELF_PROMOTION',
  'UPDATE_PROMOTION',
  'DELETE_SELF_PROMOTION',
  'PUBLISH_PROMOTION',
  'UNPUBLISH_SELF_PROMOTION',
  'UNPUBLISH_PROMOTION',
]

// Permissions that an editor lacks: users, roles, keys, money and system settings.
const administration = /_(USER|ROLE|INVITATION|API_TOKEN|BROADSTREET_ADVERTISER|CUSTOMER)$|^SYSTEM_TOOLS$/
const editor = permissionNames.filter((name) => !administration.test(name) || name.includes('CONTRIBUTOR_ROLE'))

/** The roles of a new newsroom (docs/spec/newsroom.md#roles). All of them can be edited afterwards. */
export const shippedRoles = {
  administrator: {
    name: 'Administrator',
    description: 'Everything, people and settings included.',
    permissions: permissionNames,
  },
  editor: {
    name: 'Editor',
    description: 'Edits and publishes everything that readers see.',
    permissions: [...editor, 'UPDATE_SELF_USER', 'READ_USER'],
  },
  curator: {
    name: 'Homepage curator',
    description: 'Arranges the home page and promotions, and edits posts.',
    permissions: curator,
  },
  writer: { name: 'Writer', description: 'Writes and publishes their own posts.', permissions: writer },
  contributor: {
    name: 'Contributor',
    description: 'Writes posts that somebody else publishes.',
    permissions: contributor,
  },
} as const satisfies Record<string, ShippedRole>
