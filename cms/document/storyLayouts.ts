import { previewViews } from '#contract/previewMessages.ts'

/** Previews beside the text of a document: views of the reader site, and the mail of an issue. */
export const shownViews = [...previewViews, 'mail', 'text'] as const
export type ShownView = (typeof shownViews)[number]

/** Layout of a collection's documents on their page: names of fields by place, from top to bottom. */
export interface StoryLayout {
  /** Noun for labels, in lower case. */
  noun: string
  /** One-line fields that readers do not see on the page, with their labels: the subject of a mail. */
  envelope?: readonly string[]
  kicker?: string
  headline?: string
  /** Letters that the headline may have. */
  maxLetters?: number
  dek?: string
  /** The field with the dek as plain text, which stands in its place until its editor is loaded. */
  dekText?: string
  byline?: string
  lead?: { picture: string; caption: string }
  body: string
  previews: readonly ShownView[]
}

/** The part of a layout that a preview needs. */
export type PreviewedLayout = Pick<StoryLayout, 'noun' | 'headline' | 'dek' | 'body' | 'previews'>

const ofAPage = ['page', 'social', 'search'] as const

const layouts: Record<string, StoryLayout> = {
  posts: {
    noun: 'story',
    kicker: 'kicker',
    headline: 'headline',
    maxLetters: 90,
    dek: 'subhead',
    dekText: 'subheadText',
    byline: 'authors',
    lead: { picture: 'featuredMedia', caption: 'featuredMediaCaption' },
    body: 'body',
    previews: previewViews,
  },
  newsletters: {
    noun: 'newsletter',
    envelope: ['subject', 'previewText'],
    headline: 'title',
    body: 'body',
    previews: ['mail', 'text', ...ofAPage],
  },
  sections: { noun: 'section', headline: 'name', body: 'description', previews: ofAPage },
  pages: { noun: 'page', headline: 'title', body: 'body', previews: ofAPage },
  'reusable-blocks': { noun: 'block', envelope: ['title'], body: 'body', previews: ['page'] },
}

/** Returns the layout of a collection; undefined where documents are forms. */
export function layoutOf(collection: string | undefined): StoryLayout | undefined {
  return collection === undefined ? undefined : layouts[collection]
}

/** Returns the names of the fields that are edited on the page. All others are in the panel. */
export function fieldsOnPage({ envelope = [], kicker, headline, dek, byline, lead, body }: StoryLayout): string[] {
  return [...envelope, kicker, headline, dek, byline, lead?.picture, lead?.caption, body].filter(
    (name) => name !== undefined,
  )
}
