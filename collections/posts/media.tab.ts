import type { UnnamedTab } from 'payload'
import { imageCropField } from './imageCrop.field.ts'

/** The pictures of a post: above the story, in lists and newsletters, on social networks. */
export const mediaTab: UnnamedTab = {
  label: 'Media',
  fields: [
    {
      name: 'featuredMedia',
      label: 'Featured media',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Above the story.' },
    },
    imageCropField('featuredMediaCrop', 'Crop of the featured image'),
    {
      type: 'row',
      fields: [
        {
          name: 'featuredMediaType',
          label: 'Kind of featured media',
          type: 'select',
          defaultValue: 'IMAGE',
          options: [
            { label: 'Image', value: 'IMAGE' },
            { label: 'Video', value: 'VIDEO' },
            { label: 'Audio', value: 'AUDIO' },
            { label: 'None', value: 'NONE' },
          ],
          admin: { width: '30%' },
        },
        {
          name: 'featuredMediaCaption',
          label: 'Caption of the featured media',
          type: 'text',
          defaultValue: '',
          admin: { width: '70%', description: 'Empty: the caption of the file itself.', placeholder: 'Caption' },
        },
      ],
    },
    {
      name: 'websiteImage',
      label: 'Website and newsletter image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { scheme: { equals: 'image' } },
      admin: { description: 'In lists, on the home page and in newsletters.' },
    },
    imageCropField('websiteImageCrop', 'Crop of the website and newsletter image'),
    {
      name: 'socialImage',
      label: 'Social image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { scheme: { equals: 'image' } },
      admin: { description: 'What social networks show. Empty: the website image.' },
    },
    imageCropField('socialImageCrop', 'Crop of the social image'),
  ],
}
