import type { CollectionConfig } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { importKeyField, staffOnly } from '../fields/internal.fields.ts'
import { namedLinkRow } from '../fields/namedLinkRow.ts'
import { slugField } from '../fields/slug.field.ts'
import { navGroups } from '../navGroups.ts'
import { fieldAccessFrom } from '../permissions/accessFromRule.ts'
import { holds } from '../permissions/actor.ts'
import { type LibraryRules, libraryAccess } from '../permissions/libraryAccess.ts'
import { isHolding } from '../permissions/rule.ts'

// No permission is named for deleting authors; who may change them may.
const authorRules: LibraryRules = {
  create: isHolding('CREATE_AUTHOR'),
  update: isHolding('UPDATE_AUTHOR'),
  deletePermanently: isHolding('UPDATE_AUTHOR'),
}

// To link a person to an author gives them the SELF permissions over that author's posts: a matter of users.
const mayLink = fieldAccessFrom((actor) => holds(actor, 'UPDATE_USER'))

/** The names of by-lines; readers find an author's posts at "/author/{slug}". */
export function authors(): CollectionConfig {
  return {
    slug: 'authors',
    labels: { singular: 'Author', plural: 'Authors' },
    defaultSort: 'name',
    access: libraryAccess(authorRules),
    admin: {
      group: navGroups.library,
      useAsTitle: 'name',
      description: 'The people of by-lines, with or without an account.',
      defaultColumns: ['name', 'slug', 'user', 'updatedAt'],
      listSearchableFields: ['name', 'slug'],
    },
    fields: [
      { name: 'name', type: 'text', required: true, index: true },
      { name: 'role', type: 'text', admin: { description: 'What readers are told: “City hall reporter”.' } },
      { name: 'bio', type: 'textarea' },
      {
        name: 'portrait',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { scheme: { equals: 'image' } },
        admin: { description: 'Square, or with its focal point on the face.' },
      },
      {
        name: 'contact',
        label: 'E-mail for readers',
        type: 'email',
        admin: { description: 'Readers see it below the stories of this author. Empty: none.' },
      },
      {
        name: 'links',
        label: 'Pages elsewhere',
        labels: { singular: 'Page', plural: 'Pages' },
        type: 'array',
        admin: { description: 'Profiles in social networks, and a page of their own.' },
        fields: [namedLinkRow()],
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        access: { read: staffOnly },
        admin: { position: 'sidebar', description: 'For the newsroom. Readers never see it.' },
      },
      {
        name: 'user',
        label: 'Account',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        access: { read: staffOnly, create: mayLink, update: mayLink },
        admin: { position: 'sidebar', description: 'This person counts as an author of the posts with this by-line.' },
      },
      slugField({ source: 'name', isTakenElsewhere: isAddressTaken('authors') }),
      importKeyField,
    ],
  }
}
