import type { ComponentType, FC } from 'react'
import type { ReaderMedia, ReaderTeaser } from '#contract/reader.schema.ts'
import type { BlockNode } from './blockNode.ts'
import type { CollectionQuery } from './collectionQuery.schema.ts'
import type { BlockDefinition, PropsOf } from './defineBlock.ts'
import type { LexicalSource } from './lexical.types.ts'
import type { TeaserProps } from './render.types.ts'

export type ReaderMediaScheme = ReaderMedia['scheme']

/** An item of the media library as the editor knows it. `src` can be shown in the back office. */
export interface LibraryMedia extends Omit<ReaderMedia, 'captions'> {
  /** The picture that the library has of a film. */
  posterId?: string | null
}

/** A post as the editor knows it. */
export interface LibraryPost {
  id: string
  headline: string
  /** Its picture in the library. */
  imageId: string | null
  /** ISO 8601; null as long as no publication is set. */
  publishDateTime: string | null
}

/** The collections that blocks choose from beside media and posts. */
export type LibraryCollection =
  | 'newsletter-lists'
  | 'promotions'
  | 'candidate-forums'
  | 'assistants'
  | 'reusable-blocks'
  | 'shows'

/** One of their documents, as much of it as an editor view shows. */
export interface LibraryDocument {
  id: string
  /** The name by which blocks point to it, where that is not its id. */
  slug?: string
  title: string
  /** Short form of the text for readers. */
  text: string
  /** Address of its form. */
  href: string
  /** Its picture in the library. */
  imageId?: string | null
  /** True when it is unpublished, so that readers do not see it. */
  isHidden?: boolean
  /** Label of the button of its link; null where it has none. */
  action?: string | null
  /** Candidates of the election, in a candidate forum. */
  candidates?: { name: string; label: string; imageId: string | null }[]
  /** Questions that an assistant suggests to readers. */
  suggestedQuestions?: string[]
  /** The blocks that it stands for; null where they are empty. */
  body?: LexicalSource | null
}

/** Result of looking up an address to embed: the record's id, and the provider's data (oEmbed). */
export interface FoundEmbed {
  id: string
  data: {
    type: string
    provider_name?: string | null
    title?: string | null
    width?: number | string | null
    height?: number | string | null
  }
}

/** The dialogs in which blocks choose a post (docs/spec/editor.md#post-dialogs-of-blocks). */
export interface PickPostOptions {
  /**
   * 'pin': what to put into a place for an episode. 'slot': a story for a slot of the home page. 'episode': an episode to
   * promote. 'replace-episode', 'replace': what to show instead. 'related': another story to read.
   */
  purpose: 'pin' | 'slot' | 'episode' | 'replace-episode' | 'related' | 'replace'
  /** The show whose episodes are offered; null for all shows. */
  showId?: string | null
  /** Id of the current post. */
  current?: string | null
}

export interface PickMediaOptions {
  schemes: ReaderMediaScheme[]
  isMultiple: boolean
  /** Ids of the current choice. */
  current?: readonly string[]
}

/**
 * The crop of a picture on a phone: a ratio, and the point that has to stay visible, 0 to 1 from the left and the top.
 */
export interface MobileCrop {
  aspectRatio: 'Original' | 'Square' | 'Vertical'
  focalPoint: { x: number; y: number }
}

/** A field for a day. */
export interface DayFieldProps {
  label: string
  /** yyyy-mm-dd; empty while none is chosen. */
  day: string
  /** The first day that the calendar offers, yyyy-mm-dd. */
  firstDay?: string
  isInvalid?: boolean
  onChange(day: string): void
}

/** Calls of the back office for a block's editor view, passed in from above: a block knows no dialog and no address. */
export interface EditorServices {
  /** Lets the editor choose from the media library; null when they leave without choosing. */
  pickMedia(options: PickMediaOptions): Promise<LibraryMedia[] | null>
  /** Suggests alternative texts: for a picture of the library, or names the environment variable that is missing. */
  altText: {
    missing: string | null
    /** @throws Error with a message for the editor */
    write(mediaId: string): Promise<string>
  }
  /** Lets the editor say how a picture is cut on a phone; null when they leave without saying. */
  pickMobileCrop(media: LibraryMedia, crop: MobileCrop | null): Promise<MobileCrop | null>
  /** An item of the library: undefined while it is being fetched (the block is drawn again then), null when there is none. */
  findMedia(id: string): LibraryMedia | null | undefined
  /** Opens the form of an item of the library, with its captions, in a window of its own. */
  openMedia(id: string): void
  /** Lets the editor choose a post; null when they leave without choosing. */
  pickPost(options: PickPostOptions): Promise<LibraryPost | null>
  /** A post, published or not: undefined while it is being fetched, null when there is none. */
  findPost(id: string): LibraryPost | null | undefined
  /**
   * Lets the editor choose one document of a collection; null when they leave without choosing.
   * @param current id of the one that is chosen now
   */
  pickDocument(collection: LibraryCollection, current?: string | null): Promise<LibraryDocument | null>
  /** Lets the editor say which posts fill places by themselves; null when they leave it as it is. */
  pickQuery(query: CollectionQuery): Promise<CollectionQuery | null>
  /**
   * A document of a collection, by the id or the slug by which blocks point to it: undefined while it is being fetched, null
   * when there is none.
   */
  findDocument(collection: LibraryCollection, id: string): LibraryDocument | null | undefined
  /** All shows by the alphabet: undefined while they are being fetched, null when they could not be. */
  findShows(): readonly { id: string; name: string }[] | null | undefined
  /** Lets the editor choose a chart or a document; its id, or null when they leave without choosing. */
  pickEmbed(kind: 'chart' | 'document', current: string | null): Promise<string | null>
  /**
   * Looks an address up with its provider, and stores the result.
   *
   * @throws Error with a message for the editor
   */
  findEmbed(url: string): Promise<FoundEmbed>
  /** The address of the page that shows embeds; their id is added to it. */
  embedBase: string
  /** The back office's field for a day, with its calendar. */
  DayField: ComponentType<DayFieldProps>
  /** Draws a text as it stands on a page, to be looked at. */
  ReadOnlyText: ComponentType<{ body: LexicalSource }>
  /** The short key of the publication; null until it is known. */
  brand: string | null
  /** Time zone of its days: IANA name, null until it is known. */
  timeZone: string | null
  /** Whether this editor may write html, which runs on readers' pages. */
  mayEditHtml: boolean
}

/** A slot of the home page as it is drawn. */
export interface SlotCard {
  /** Importance of its story in its row; null where the layout of the row does not show the slot. */
  rank: TeaserProps['rank'] | null
  /** Whether a section heading precedes it, so that its own section is not repeated. */
  isUnderHeading: boolean
  /** Short notes for curators, such as views and other places of the story. */
  notes: readonly string[]
}

/** Props of the editor view and of the toolbar of a block. */
export interface EditorViewProps<Definition extends BlockDefinition> {
  props: PropsOf<Definition>
  isSelected: boolean
  /** Whether the document may be changed. */
  isEditable: boolean
  /** Number of blocks that it holds. */
  childCount: number
  /** Its index among its siblings, from 0, and their number, itself included. */
  place: { index: number; count: number }
  /** The post that readers find in this place for one now: null for none, undefined while that is not known. */
  filledPost?: string | null
  /** Ids of the posts that readers find in an automatic list; undefined until they are known. */
  filledPosts?: readonly string[]
  /** Presentation of a home page slot; undefined until it is computed. */
  card?: SlotCard
  /** The stories of the home page as readers find them in lists, by id; undefined until they are known. */
  teasers?: Readonly<Record<string, ReaderTeaser>>
  /** Sets some properties, as one step that can be undone. */
  update(props: Partial<PropsOf<Definition>>): void
  /** Changes the block itself: its parts, its place. Runs inside an update of the editor. */
  edit(change: (node: BlockNode) => void): void
  services: EditorServices
}

/** The editor view of a block type. */
export interface BlockEditorView<Definition extends BlockDefinition> {
  /** One stroke width, 20 px. */
  Icon: FC
  /** Words by which the slash menu finds it, besides its title. */
  keywords: string[]
  /** False for parts, which come with their container. */
  isInsertable: boolean
  /** The component in the text; leaves only, elements are their own text. */
  Body?: ComponentType<EditorViewProps<Definition>>
  /** The controls that appear while the cursor is inside. */
  Toolbar?: ComponentType<EditorViewProps<Definition>>
}
