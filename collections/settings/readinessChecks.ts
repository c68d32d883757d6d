/**
 * The readiness checks that can be switched on and off, with what is active by default
 * (docs/spec/newsroom.md#readiness-checks).
 */
export const readinessChecks = [
  { name: 'headlineIsPopulated', label: 'Headline is populated', group: 'Basic Metadata', isActive: true },
  { name: 'headlineIsShort', label: 'Headline is shorter than 90 characters', group: 'Basic Metadata', isActive: true },
  { name: 'dekIsLong', label: 'Dek is longer than 20 characters', group: 'Basic Metadata', isActive: true },
  { name: 'dekIsShort', label: 'Dek is shorter than 170 characters', group: 'Basic Metadata', isActive: true },
  { name: 'primarySectionIsSelected', label: 'Primary Section is selected', group: 'Basic Metadata', isActive: false },
  { name: 'tagsAreSelected', label: 'At least 2 tags are selected', group: 'Basic Metadata', isActive: true },
  { name: 'slugIsAvailable', label: 'Slug is available', group: 'Basic Metadata', isActive: true },
  { name: 'featuredMediaIsPopulated', label: 'Featured Media is populated', group: 'Media', isActive: false },
  { name: 'featuredMediaHasCaption', label: 'Featured Media has a caption', group: 'Media', isActive: true },
  { name: 'featuredCropIsSet', label: 'Crop is set for Featured Image', group: 'Media', isActive: false },
  { name: 'websiteImageIsSelected', label: 'Website Image is selected', group: 'Media', isActive: true },
  { name: 'websiteCropIsSet', label: 'Crop is set for Website/Newsletter Image', group: 'Media', isActive: true },
  { name: 'socialCropIsSet', label: 'Crop is set for Social Image', group: 'Media', isActive: true },
  { name: 'sponsoredUrlIsValid', label: 'Sponsored URL is a valid URL', group: 'Sponsored Post', isActive: true },
  { name: 'showIsSelected', label: 'Show is selected', group: 'Episode Post', isActive: true },
  {
    name: 'platformUrlIsProvided',
    label: 'At least one podcast platform URL is provided',
    group: 'Episode Post',
    isActive: true,
  },
] as const

export type ReadinessCheckName = (typeof readinessChecks)[number]['name']
