import type { CollectionConfig } from 'payload'
import { createdByField, importKeyField, staffOnly } from '../fields/internal.fields.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { everybody } from '../permissions/rule.ts'
import { captionsFields } from './captions.fields.ts'
import { mediaRules } from './media.policy.ts'
import { acceptedMimeTypes, mediaSchemeOf, mediaSchemes } from './mimeTypes.ts'

// The fields that are searched for a file.
const searchedFields = ['filename', 'alt', 'caption', 'credit']

/**
 * The built-in library: pictures, sound, film and documents.
 * SVG is taken only without script (Payload parses it), and every file is served with a policy that forbids script.
 * @param staticDir the folder that files are kept in.
 */
export function media({ staticDir }: { staticDir: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'File', plural: 'Media' },
    defaultSort: '-createdAt',
    access: {
      read: accessFromRule(everybody),
      create: accessFromRule(mediaRules.create),
      update: accessFromRule(mediaRules.update),
      delete: accessFromRule(mediaRules.deletePermanently),
    },
    upload: {
      staticDir,
      mimeTypes: acceptedMimeTypes,
      focalPoint: true,
      crop: true,
      displayPreview: true,
      // The site makes the widths that it needs; this one is for the back office's lists.
      imageSizes: [{ name: 'preview', width: 480, withoutEnlargement: true }],
      adminThumbnail: 'preview',
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
        headers.set('X-Content-Type-Options', 'nosniff')
        return headers
      },
    },
    admin: {
      group: navGroups.library,
      useAsTitle: 'filename',
      description: 'Pictures, sound, film and documents.',
      defaultColumns: ['filename', 'scheme', 'alt', 'credit', 'updatedAt'],
      listSearchableFields: searchedFields,
    },
    fields: [
      {
        name: 'alt',
        label: 'Alternative text',
        type: 'text',
        admin: { description: 'What the picture shows, for those who do not see it.' },
      },
      { name: 'caption', type: 'textarea' },
      { name: 'credit', type: 'text', admin: { description: 'Photographer and agency.' } },
      {
        name: 'usageInstructions',
        label: 'Usage instructions',
        type: 'textarea',
        access: { read: staffOnly },
        admin: { description: 'Rights and conditions, for the newsroom.' },
      },
      {
        name: 'scheme',
        label: 'Kind',
        type: 'select',
        index: true,
        options: mediaSchemes.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
        access: { create: never, update: never },
        admin: { position: 'sidebar', readOnly: true, description: 'Told by the file itself.' },
      },
      {
        name: 'duration',
        type: 'number',
        access: { create: never, update: never },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'Seconds.',
          condition: ({ scheme }) => scheme === 'audio' || scheme === 'video',
        },
      },
      {
        // Loudness from 0 to 100 at equal steps through a recording; empty where its format cannot be read.
        name: 'waveform',
        type: 'json',
        access: { create: never, update: never },
        admin: { hidden: true },
      },
      {
        name: 'takenAt',
        label: 'Taken',
        type: 'date',
        index: true,
        access: { create: never, update: never },
        admin: { position: 'sidebar', readOnly: true, condition: ({ takenAt }) => Boolean(takenAt) },
      },
      {
        name: 'poster',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { scheme: { equals: 'image' } },
        admin: {
          description: 'What stands there before the film plays.',
          condition: ({ scheme }) => scheme === 'video',
        },
      },
      ...captionsFields,
      createdByField,
      importKeyField,
      {
        // Which item of another library this one was taken from, so that it is taken once: "canto:image:a1b2".
        name: 'providerKey',
        type: 'text',
        unique: true,
        access: { read: staffOnly, create: never, update: never },
        admin: { hidden: true },
        hooks: { beforeDuplicate: [() => null] },
      },
    ],
    hooks: {
      beforeChange: [
        ({ data, originalDoc }) => ({ ...data, scheme: mediaSchemeOf(data.mimeType ?? originalDoc?.mimeType) }),
      ],
    },
  }
}
