// Categories of Apple Podcasts that fit a news publication; "Parent/Child" for a subcategory. Directories accept only
// names of that list.
const names = [
  'News',
  'News/Business News',
  'News/Daily News',
  'News/Entertainment News',
  'News/News Commentary',
  'News/Politics',
  'News/Sports News',
  'News/Tech News',
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Society & Culture/Documentary',
  'Sports',
  'Technology',
  'True Crime',
  'TV & Film',
] as const

/** The categories as they are stored: GraphQL accepts no "&" in the values of a list. */
export const podcastCategories = names.map((name) => ({
  name,
  value: name.toLowerCase().replace(/[^a-z]+/g, '-'),
}))

/** Returns the name of a stored category, as podcast directories know it; null for one that is unknown. */
export function podcastCategoryName(value: string | null | undefined): string | null {
  return podcastCategories.find((category) => category.value === value)?.name ?? null
}
