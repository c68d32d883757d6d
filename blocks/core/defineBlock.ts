import type { z } from 'zod'
import type { Block, BlockKind, BlockReference, Inline } from './block.types.ts'

export interface AllowedChildren {
  /** Canonical names of the blocks it may hold; absent for a flow, which holds any. */
  only?: readonly string[]
  min?: number
  max?: number
  initial: readonly string[]
  /** It always holds exactly these blocks in this order, as a sidebar holds its header and then its content. */
  isFixedSequence?: boolean
}

/** The element that stands for a block in the editor; it carries the classes that readers' pages have. */
export interface EditorElement {
  tag: 'div' | 'p' | 'pre' | 'figure' | 'blockquote' | 'a' | 'hr' | 'table' | 'tr' | 'td'
  className: string
  style?: Partial<Record<'flexBasis' | 'height', string>>
  /** Settings that the editor's stylesheet shows: a title, a label. */
  data?: Record<string, string>
}

/** A block that no mail can show. */
export interface LeftOut {
  /** The reason, for editors: a sentence without a full stop. */
  leftOut: string
}

/** What a mail shows of a block that has no face of its own there: what it holds, or nothing. */
export type InMail = 'children' | LeftOut

// The properties of a block while it is written: as they are now, valid or not.
type WrittenProps<Props extends z.ZodObject> = { readonly [Name in keyof z.output<Props>]?: unknown }

/** Everything about a block that needs neither React nor Payload nor Lexical. */
export interface BlockDefinition<
  Type extends string = string,
  Kind extends BlockKind = BlockKind,
  Props extends z.ZodObject = z.ZodObject,
  Mail extends InMail | undefined = InMail | undefined,
> {
  /** Canonical name: the kebab-case name of its folder. */
  type: Type
  kind: Kind
  /** Title shown to editors. */
  title: string
  /** Its purpose in a few words, without a full stop; shown where blocks are chosen. */
  description: string
  /** Other names of it, which importers and readers accept (docs/spec/editor.md#block-types). */
  aliases: readonly string[]
  props: Props
  /** Required for flow and wrap. */
  allowedChildren?: AllowedChildren
  /**
   * Behavior beside a float: its lines run round it, it becomes narrower, or it starts below it. The latter two
   * interrupt the text and keep a distance from it.
   */
  besideFloats: 'wraps' | 'narrows' | 'clears'
  /** False for containers that take no placement row (docs/spec/reader-site.md#placement-rows). */
  hasPlacementRow: boolean
  /** The words that the properties carry beside the inline text: captions, names. Part of plain text, not of the word count. */
  words(props: z.output<Props>): string[]
  /**
   * Returns the references in the properties, so that the reader API can resolve them and the library can find its
   * uses.
   */
  references(props: z.output<Props>): BlockReference[]
  /** Returns its element in the editor; without this, a `div` with its name as the class, and of a leaf with none. */
  editorElement?(props: WrittenProps<Props>, childCount: number): EditorElement
  /** Returns what the next block that Enter makes takes over from it; without this, all properties. */
  propsOfNext?(props: WrittenProps<Props>): WrittenProps<Props>
  /** What a mail shows of it; absent for a block with a face of its own there (registry/mailFaces.ts). */
  inMail?: Mail
}

/** The properties of a block, checked. */
export type PropsOf<Definition extends BlockDefinition> = z.output<Definition['props']>

/** A block whose properties have been checked. */
export interface BlockOf<Definition extends BlockDefinition> extends Omit<Block, 'type' | 'props'> {
  type: Definition['type']
  props: PropsOf<Definition>
  content: Inline[]
}

type Input<
  Type extends string,
  Kind extends BlockKind,
  Props extends z.ZodObject,
  Mail extends InMail | undefined,
> = Omit<
  BlockDefinition<Type, Kind, Props, Mail>,
  'aliases' | 'besideFloats' | 'hasPlacementRow' | 'references' | 'words'
> &
  Partial<
    Pick<
      BlockDefinition<Type, Kind, Props, Mail>,
      'aliases' | 'besideFloats' | 'hasPlacementRow' | 'references' | 'words'
    >
  >

/**
 * Declares a block. `aliases`, `hasPlacementRow` (true), `words` and `references` (none) have defaults; beside floats, texts wrap
 * and everything else starts below.
 *
 * @throws when a flow or a wrap does not say what it holds: the editor could not create it.
 */
export function defineBlock<
  Type extends string,
  Kind extends BlockKind,
  Props extends z.ZodObject,
  Mail extends InMail | undefined = undefined,
>(input: Input<Type, Kind, Props, Mail>): BlockDefinition<Type, Kind, Props, Mail> {
  if ((input.kind === 'flow' || input.kind === 'wrap') && !input.allowedChildren) {
    throw new Error(`Block "${input.type}" is a ${input.kind} and has to say what it holds`)
  }
  const besideFloats = input.kind === 'text' ? 'wraps' : 'clears'
  return { aliases: [], besideFloats, hasPlacementRow: true, references: () => [], words: () => [], ...input }
}
